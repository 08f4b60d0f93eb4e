# The built site and its server. The second stage has neither the build's tools nor the sources.
# To pin the base image, pass its digest: docs/hosting.md has the command.
ARG NODE_IMAGE=node:24-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
# There is no git in here: docker build --build-arg SOURCE_COMMIT=$(git rev-parse HEAD) \
#   --build-arg SOURCE_DATE_EPOCH=$(git log -1 --format=%ct)
ARG SOURCE_COMMIT SOURCE_DATE_EPOCH
# Settings of the pages (VITE_…) come from .env.production, beside this file.
RUN npm run build && npm prune --omit=dev

FROM ${NODE_IMAGE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=8080 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-server ./dist-server
# The only place that is written to, and only when there is no DATABASE_URL.
RUN install --directory --owner=node --group=node --mode=0700 /data
USER node
EXPOSE 8080
# Not /api/health: the pages work without the store.
HEALTHCHECK --interval=30s --timeout=10s --start-period=15s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/live`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# Not by npm: signals go straight to the server.
CMD ["node", "dist-server/main.js"]
