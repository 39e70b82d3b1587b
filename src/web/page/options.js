// @ts-check
import { html } from './lib.js';

/** @typedef {import('./types.js').LobbyOption} LobbyOption */

/**
 * What is played: an option a line, with what its value means. `choose` changes one; without it they are read.
 * @param {{ options: LobbyOption[], isBusy: boolean, choose?: (option: string, value: string) => void }} given
 */
export const OptionList = ({ options, isBusy, choose }) => html`
  <ul class="options">
    ${options.map((one) => {
      const chosen = one.values.find(({ value }) => value === one.value);
      const id = `option-${one.option}`;
      return html`
        <li key=${one.option}>
          <label for=${choose ? id : null}>${one.name}</label>
          ${
            choose
              ? html`<select
                  id=${id}
                  data-option=${one.option}
                  disabled=${isBusy}
                  aria-describedby=${chosen?.help ? `${id}-help` : null}
                  value=${one.value}
                  onChange=${(/** @type {{ currentTarget: HTMLSelectElement }} */ { currentTarget }) => choose(one.option, currentTarget.value)}
                >
                  ${one.values.map(({ value, label }) => html`<option key=${value} value=${value} selected=${value === one.value}>${label}</option>`)}
                </select>`
              : html`<strong>${chosen?.label ?? one.value}</strong>`
          }
          ${chosen?.help && html`<p class="small" id=${`${id}-help`}>${chosen.help}</p>`}
        </li>
      `;
    })}
  </ul>
`;
