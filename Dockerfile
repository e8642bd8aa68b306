# The image brings its own Node, so the one that npm packages pin for development machines is left out of it.
FROM node:26-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci
COPY . .
RUN npm run build

FROM node:26-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Not --omit=optional: the password hash and others carry their native parts as optional packages.
# What only people and compilers read stays out: a third of it.
RUN npm ci --omit=dev && rm -rf node_modules/node-* node_modules/zod/src node_modules/ai/src node_modules/ai/docs \
  && find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.cts' -o -name '*.d.mts' -o -name '*.md' -o -name '*.mdx' \) -delete

FROM node:26-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules ./node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/contract ./contract
COPY --from=build /app/database ./database
COPY --from=build /app/documents ./documents
COPY --from=build /app/engine ./engine
COPY --from=build /app/server ./server
COPY --from=build /app/dist ./dist
COPY --from=build /app/dist-threads ./dist-threads
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/readyz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
