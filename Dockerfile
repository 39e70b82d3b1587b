# Castellan as a container. docs/operating.md says how it is run; compose.yaml has all that belongs together.
FROM node:24-bookworm-slim

WORKDIR /opt/castellan

# Sources come first: `npm ci` bundles them.
COPY package.json package-lock.json tsconfig.json LICENSE ./
COPY src ./src
COPY commands ./commands
COPY renderers ./renderers
COPY examples ./examples
COPY data ./data
COPY scripts ./scripts

# Whoever runs it later may write nothing here, so what is not bundled by that is bundled now.
RUN npm ci --omit=dev
RUN node scripts/run.mjs --bundle scripts/store.ts src/proxy/program.ts
RUN npm cache clean --force && install -d -o node -g node /store

ENV STORE_DIR=/store

USER node
CMD ["node", "--max-semi-space-size=4", "--optimize-for-size", "scripts/run.mjs", "src/main.ts"]
