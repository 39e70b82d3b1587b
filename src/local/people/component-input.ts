import { ButtonStyle, ComponentType as T } from 'discord-api-types/v10';
import { type ComponentJson, componentNamed, everyComponent } from '../validate/component-tree.ts';
import type { MessageRecord, ModalSeen } from '../world/world.ts';
import { Impossible } from './impossible.ts';
import type { Resolver } from './resolve.ts';

/** What a person fills in a modal: text, one value, several values, or yes and no, by custom id. */
export type ModalValues = Record<string, string | string[] | boolean>;

/** Data of a pressed button. Throws {@link Impossible} if it is not there, disabled, or a link. */
export function buttonData(message: MessageRecord, customId: string): unknown {
  const button = usable(message, customId);
  if (button.type !== T.Button || button.style === ButtonStyle.Link) throw new Impossible(`${customId} is no button`);
  return { component_type: T.Button, custom_id: customId, id: button.id };
}

/** Data of a choice in a select; `resolve` knows whom the person may name. Throws {@link Impossible} for values that are not offered, too few or too many. */
export function selectData(resolve: Resolver, message: MessageRecord, customId: string, values: string[]): unknown {
  const select = usable(message, customId);
  if (select.type === T.Button) throw new Impossible(`${customId} is no select`);
  checkChosen(select, values, resolve);
  const resolved = resolve.result();
  return { component_type: select.type, custom_id: customId, id: select.id, values, ...(resolved ? { resolved } : {}) };
}

function usable(message: MessageRecord, customId: string): ComponentJson {
  const component = componentNamed(message.components, customId);
  if (!component) throw new Impossible(`no component ${customId} on message ${message.id}`);
  if (component.disabled === true) throw new Impossible(`component ${customId} is disabled`);
  return component;
}

function checkChosen(select: ComponentJson, values: string[], resolve: Resolver): void {
  const wrong = (why: string) => new Impossible(`${String(select.custom_id)}: ${why}`);
  const options = select.options as { value: string }[] | undefined;
  if (new Set(values).size !== values.length) throw wrong('a value twice');
  for (const value of values) {
    const offered = options ? options.some((option) => option.value === value) : resolve.component(select.type, value);
    if (!offered) throw wrong(`${value} is not offered`);
  }
  const most = Number(select.max_values ?? (select.type === T.CheckboxGroup ? options?.length : 1));
  const least = select.required === false && values.length === 0 ? 0 : Number(select.min_values ?? 1);
  if (values.length < least) throw wrong(`at least ${least} needed`);
  if (values.length > most) throw wrong(`at most ${most} allowed`);
}

/** Data of a submitted modal. Throws {@link Impossible} if a field is missing, too short or long, or not known. */
export function modalData(resolve: Resolver, modal: ModalSeen, fields: ModalValues): unknown {
  const names = [...everyComponent(modal.components)].map((component) => component.custom_id);
  const stray = Object.keys(fields).find((name) => !names.includes(name));
  if (stray !== undefined) throw new Impossible(`the modal has no field ${stray}`);
  const components = (modal.components as unknown as ComponentJson[]).map((top, index) => {
    const base = { type: top.type, id: top.id ?? index + 1 };
    if (top.type === T.Label) return { ...base, component: fieldData(top.component as ComponentJson, fields, resolve) };
    if (top.type === T.ActionRow) {
      return {
        ...base,
        components: (top.components as ComponentJson[]).map((each) => fieldData(each, fields, resolve)),
      };
    }
    return base;
  });
  const resolved = resolve.result();
  return { custom_id: modal.custom_id, components, ...(resolved ? { resolved } : {}) };
}

function fieldData(field: ComponentJson, fields: ModalValues, resolve: Resolver): unknown {
  const name = String(field.custom_id);
  const given = fields[name];
  const base = { type: field.type, id: field.id ?? 0, custom_id: name };
  if (field.type === T.TextInput) return { ...base, value: textValue(field, given) };
  if (field.type === T.Checkbox)
    return { ...base, value: given === true || given === 'true' || (given === undefined && field.default === true) };
  const values = (Array.isArray(given) ? given : [given ?? '']).map(String).filter((value) => value !== '');
  checkChosen(field, values, resolve);
  return field.type === T.RadioGroup ? { ...base, value: values[0] ?? null } : { ...base, values };
}

function textValue(field: ComponentJson, given: ModalValues[string] | undefined): string {
  const name = String(field.custom_id);
  const value = String(given ?? field.value ?? '');
  if (value === '' && field.required !== false) throw new Impossible(`field ${name} is missing`);
  if (value !== '' && value.length < Number(field.min_length ?? 0)) throw new Impossible(`field ${name} is too short`);
  if (value.length > Number(field.max_length ?? 4_000)) throw new Impossible(`field ${name} is too long`);
  return value;
}
