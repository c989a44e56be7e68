# syntax=docker/dockerfile:1

# Captioneer: API, worker and bots in one image; docker-compose.yml starts one role a container.
FROM node:24-bookworm-slim AS build
WORKDIR /app
ENV NODE_ENV=production

# What setup needs comes first, so that packages and the speech model are fetched again only when it changes.
COPY package.json package-lock.json .npmrc ./
COPY scripts/setup.mjs scripts/
COPY scripts/setup scripts/setup

# MongoDB is a service of its own here: naming one leaves out the embedded mongod. ffmpeg is kept in the cache: npm's
# second copy of it is dropped.
RUN MONGODB_URI=mongodb://elsewhere node scripts/setup.mjs \
 && rm -rf node_modules/@ffmpeg-binary node_modules/@ffprobe-installer .cache/downloads

COPY . .
RUN MONGODB_URI=mongodb://elsewhere node scripts/setup.mjs --quiet \
 && mv .cache /cache


FROM node:24-bookworm-slim
# npm has an ffmpeg for amd64 only; setup found Debian's on other processors, which has to be here too
RUN apt-get update \
 && apt-get install -y --no-install-recommends tini \
 && if [ "$(dpkg --print-architecture)" != amd64 ]; then apt-get install -y --no-install-recommends ffmpeg; fi \
 && rm -rf /var/lib/apt/lists/* \
 && install -d -o node -g node /data

WORKDIR /app
COPY --from=build /app /app
# WHISPER_CT2_DIR: setup converts those weights at the first start and keeps the result here
COPY --from=build --chown=node:node /cache /app/.cache

ENV NODE_ENV=production \
    HOST=0.0.0.0 \
    PORT=3000 \
    DATA_DIR=/data \
    CACHE_DIR=/app/.cache
USER node
VOLUME /data
EXPOSE 3000 9464

# Processes without the role `api` have no such address: docker-compose.yml switches this off for them.
HEALTHCHECK --interval=15s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]

# tini is process 1: it passes signals on and reaps child processes. Setup has nothing to do here, unless the settings ask
# for a speech model that is not in the image.
ENTRYPOINT ["tini", "--", "sh", "-c", "node scripts/setup.mjs --quiet && exec node --enable-source-maps dist/program/main.js \"$@\"", "captioneer"]
