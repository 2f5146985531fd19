# syntax=docker/dockerfile:1
# The backend alone, on Node's smallest official image. docs/deploy.md says how it is run.

FROM node:24-alpine AS packages
WORKDIR /timewell
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts --no-audit --no-fund

FROM node:24-alpine
ENV NODE_ENV=production BACKEND_HOST=0.0.0.0 DATA_FOLDER=/data
# The folder store's volume belongs to the account that the backend runs under.
RUN mkdir /data && chown node:node /data
WORKDIR /timewell
COPY --from=packages /timewell/node_modules node_modules
COPY package.json ./
COPY backend backend
COPY src/domain src/domain
USER node
EXPOSE 8787
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["wget", "-q", "-O", "/dev/null", "http://127.0.0.1:8787/healthz"]
CMD ["node", "backend/main.ts"]
