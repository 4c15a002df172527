# One making, three images: docker compose builds the targets api, projections and workers; and what makes certificates.
# With a digest behind it, what is built on is what was tried: see docs/operations.md.
ARG NODE_IMAGE=node:20.20-bookworm-slim

FROM ${NODE_IMAGE} AS manifests
WORKDIR /sae
COPY package.json package-lock.json .npmrc ./
COPY domain/package.json domain/
COPY platform/package.json platform/
COPY embedded/package.json embedded/
COPY projections/package.json projections/
COPY api/package.json api/
COPY workers/package.json workers/
COPY admin-ui/package.json admin-ui/
COPY tests/package.json tests/

FROM manifests AS built
RUN npm ci --ignore-scripts
COPY . .
RUN npm run build
# What is in the images, by version and licence, for whoever asks, and the words of these licences.
RUN npm sbom --sbom-format spdx --omit dev --workspace api --workspace projections --workspace workers --workspace admin-ui > sbom.spdx.json \
  && npm run --silent licences > licences.txt

FROM manifests AS packages
RUN npm ci --ignore-scripts --omit=dev --workspace api --workspace projections --workspace workers

FROM ${NODE_IMAGE} AS certificates
RUN apt-get update && apt-get install --yes --no-install-recommends openssl && rm -rf /var/lib/apt/lists/*
COPY platform/certificates/make.sh /make.sh
CMD ["sh", "/make.sh"]

FROM ${NODE_IMAGE} AS base
ENV NODE_ENV=production
WORKDIR /sae
COPY --from=packages /sae ./
COPY --from=built /sae/sbom.spdx.json /sae/licences.txt ./
COPY --from=built /sae/domain/dist domain/dist
COPY --from=built /sae/platform/dist platform/dist
COPY --from=built /sae/projections/dist projections/dist
USER node

FROM base AS api
COPY --from=built /sae/api/dist api/dist
COPY --from=built /sae/api/static api/static
COPY --from=built /sae/admin-ui/dist admin-ui/dist
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "platform/dist/process/health.js", "api"]
CMD ["node", "platform/dist/process/supervise.js", "--max-semi-space-size=64", "--heap-growing-percent=100", "api/dist/bundled/main.js"]

FROM base AS projections
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "platform/dist/process/health.js", "projections"]
CMD ["node", "platform/dist/process/supervise.js", "--max-semi-space-size=16", "projections/dist/bundled/main.js"]

FROM base AS workers
COPY --from=built /sae/workers/dist workers/dist
COPY --from=built /sae/workers/templates workers/templates
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s CMD ["node", "platform/dist/process/health.js", "workers"]
CMD ["node", "platform/dist/process/supervise.js", "--max-semi-space-size=4", "--heap-growing-percent=100", "workers/dist/bundled/main.js"]
