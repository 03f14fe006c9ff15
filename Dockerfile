# Two stages: what builds stays behind, and what runs is one environment and nothing else.
# Every package comes from the locks; a file whose hash is not in them is refused.

FROM python:3.11-slim-bookworm AS build

ENV PIP_DISABLE_PIP_VERSION_CHECK=1 \
    UV_PYTHON_DOWNLOADS=never \
    UV_NO_CACHE=1

WORKDIR /source
COPY requirements-setup.lock requirements-dev.lock requirements.lock ./
RUN python -m venv /opt/build \
    && python -m venv --without-pip /opt/showrunner \
    && /opt/build/bin/pip install --no-cache-dir --require-hashes -r requirements-setup.lock \
    && /opt/build/bin/uv pip install --python /opt/build/bin/python -c requirements-dev.lock hatchling \
    && /opt/build/bin/uv pip sync --compile-bytecode --python /opt/showrunner/bin/python \
        --require-hashes requirements.lock

# The console is built here, with the Node of a wheel; what is built needs none.
COPY requirements-node.lock ./
COPY producers_console producers_console
RUN /opt/build/bin/uv pip install --python /opt/build/bin/python --require-hashes -r requirements-node.lock \
    && export PATH="/opt/build/bin:$PATH" \
    && npm --prefix producers_console ci --no-fund --loglevel=error \
    && npm --prefix producers_console run build

# The extra `workers` is what `showrunner worker` needs, and `tracing` what sends traces; the lock of the
# tests has their versions and hashes.
COPY . .
RUN /opt/build/bin/hatchling build -t wheel -d /wheel \
    && /opt/build/bin/uv pip install --compile-bytecode --python /opt/showrunner/bin/python \
        -c requirements-dev.lock "$(echo /wheel/*.whl)[workers,tracing]"


FROM python:3.11-slim-bookworm

# Seasons are kept in /data/runs/showrunner.db unless DATABASE_URL names another database.
RUN useradd --system --uid 10001 --home-dir /data --no-create-home showrunner \
    && install --directory --owner=showrunner --group=showrunner --mode=0700 /data /data/runs
COPY --from=build /opt/showrunner /opt/showrunner

ENV PATH=/opt/showrunner/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1

USER 10001
WORKDIR /data
VOLUME /data
EXPOSE 8000

HEALTHCHECK --interval=10s --timeout=5s --start-period=30s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]

CMD ["showrunner", "serve", "--host", "0.0.0.0", "--port", "8000", "--no-open"]
