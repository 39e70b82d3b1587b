import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { say } from '#bot/words/text';
import type { Locale } from '#core/text';
import type { Log } from '#src/program-log';
import { browserName } from './browser-name.ts';
import type { Desk } from './desk.ts';
import { STATUS } from './refused.ts';
import { type Asking, giveCookie } from './who.ts';

/**
 * The page of a one-time link: it asks whether somebody means to sit down as that person. To look at it uses nothing up, so programs that
 * preview a link do no harm, and whoever has got the link of another is asked first.
 */
export function addGoing(app: Hono<Asking>, { desk, log }: { desk: Desk; log: Log }): void {
  app.get('/go/:link', async (c) => {
    const who = await desk.links.look(c.req.param('link'));
    if (!who) return overPage(c);
    const locale = localeFor(c, who.locale);
    const seated = c.get('seated');
    const other = seated && seated.user !== who.user ? say('web.go-other', locale, { name: seated.name }) : '';
    c.header('Cache-Control', 'no-store');
    return c.html(
      page(
        locale,
        html`<p>${say('web.go', locale, { name: who.name })}</p>
          ${other && html`<p>${other}</p>`}
          <form method="post"><button type="submit">${say('web.go-on', locale)}</button></form>`,
      ),
    );
  });
  app.post('/go/:link', async (c) => {
    const who = await desk.links.take(c.req.param('link'));
    if (!who) return overPage(c);
    const agent = c.req.header('user-agent') ?? '';
    await giveCookie(c, desk, await desk.sessions.begin(who, browserName(agent)));
    log.info({ user: who.user }, 'let in by a link');
    return c.redirect(who.match === undefined ? '/' : `/m/${encodeURIComponent(who.match)}`, 303);
  });
}

function overPage(c: Context<Asking>) {
  const locale = c.get('locale');
  c.header('Cache-Control', 'no-store');
  return c.html(page(locale, html`<p>${say('web.gone', locale)}</p>`), STATUS.gone);
}

/** Whoever is known here reads their own language, else the one of whoever got the link. */
const localeFor = (c: Context<Asking>, linked: Locale): Locale => (c.get('seated') ? c.get('locale') : linked);

const page = (locale: Locale, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <title>Castellan</title>
        <link rel="stylesheet" href="/page/linked.css" />
      </head>
      <body>
        <main>
          <h1>Castellan</h1>
          ${body}
        </main>
      </body>
    </html>`;
