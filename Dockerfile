# Serves Caposaldo on port 8737; games are kept in the volume /data.
#
#   docker build -t caposaldo .
#   docker run --rm -p 8737:8737 -v caposaldo:/data caposaldo
ARG PYTHON_VERSION=3.11

FROM python:${PYTHON_VERSION}-slim AS build
RUN apt-get update \
    && apt-get install --yes --no-install-recommends gcc libc6-dev make \
    && rm -rf /var/lib/apt/lists/*
WORKDIR /source
# The dependencies are a layer of their own: changing the sources does not fetch them again.
COPY Makefile requirements.lock ./
RUN make .venv/.dependencies
COPY web/package.json web/package-lock.json web/
RUN make web/node_modules/.installed
COPY . .
RUN make wheel
RUN python -m venv --without-pip /opt/caposaldo \
    && .venv/bin/uv pip install --quiet --python /opt/caposaldo/bin/python --constraint requirements.lock dist/*.whl

FROM python:${PYTHON_VERSION}-slim
RUN useradd --system --uid 10001 --no-create-home caposaldo \
    && install --directory --owner=caposaldo --mode=0750 /data
COPY --from=build /opt/caposaldo /opt/caposaldo
ENV PATH="/opt/caposaldo/bin:$PATH" PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8737
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
    CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8737/api/games', timeout=4).read()"]
ENTRYPOINT ["caposaldo"]
CMD ["serve", "--host", "0.0.0.0", "--port", "8737", "--data", "/data", "--no-open"]
