// A process that dies of a red picture and of a layer that it already has, never finishes a blue picture, and draws all
// others.
const known = new Set();

function look({ scene, layers }) {
  for (const { key } of layers) if (known.size === known.add(key).size) process.exit(1);
  const { ground } = JSON.parse(scene);
  if (ground === 'red') process.exit(1);
  while (ground === 'blue');
}

const on = process.on.bind(process);
process.on = (event, draw) =>
  event === 'message'
    ? on(event, (order) => {
        look(order);
        draw(order);
      })
    : on(event, draw);
await import('../../src/drawing/start.mjs');
