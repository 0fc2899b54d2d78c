# Skein in a container; docs/operations.md tells how to build and run it.

FROM node:24-slim AS build
WORKDIR /skein
COPY package.json package-lock.json ./
# Not `npm ci`: it insists on the binaries of every other platform, which a registry may not have.
RUN npm install --no-save --no-audit --no-fund
COPY . .
# Optional packages are what the build needs for this platform, and the Node that the image has already.
RUN node scripts/build.ts && npm prune --no-save --no-audit --no-fund --omit=dev --omit=optional

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled
WORKDIR /skein
COPY --from=build /skein/node_modules node_modules
COPY --from=build /skein/dist dist
COPY --from=build /skein/web/dist web/dist
COPY package.json ./
COPY bin bin
COPY scripts/run-under-node.mjs scripts/start.mjs scripts/memory-settings.json scripts/server-flags.json scripts/
RUN ln -s /skein/bin/skein.mjs /usr/local/bin/skein && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/livez`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "scripts/start.mjs"]
