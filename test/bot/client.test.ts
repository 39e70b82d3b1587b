import { expect, onTestFinished, test } from 'vitest';
import { makeClient } from '#bot/platform/client';

test.each([
  ['https://discord.com/api', 50],
  ['https://127.0.0.1.example.org/api', 50],
  ['http://127.0.0.1:8080/api', Number.POSITIVE_INFINITY],
  ['http://[::1]:8080/api', Number.POSITIVE_INFINITY],
  ['http://localhost/api', Number.POSITIVE_INFINITY],
])('to %s go at most %d requests a second', (api, most) => {
  const client = makeClient(api);
  onTestFinished(() => client.destroy());
  expect(client.rest.options.globalRequestsPerSecond).toBe(most);
});
