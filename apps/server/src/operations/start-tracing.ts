import { context, propagation, trace } from '@opentelemetry/api'
import { isBehindProxy } from '../country-lookup.ts'

interface TraceSettings {
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined
  OTEL_SERVICE_NAME: string
  TRUSTED_ADDRESS_HEADER?: string | undefined
}

/**
 * Sends traces of requests and jobs to a collector (OTLP over HTTP): a request, its page or call, and its SQL
 * statements. Without an endpoint, no code of it is loaded. Sampling is left to the collector. An incoming
 * `traceparent` is followed behind a proxy, which is responsible for its headers; that of a browser is not.
 *
 * @returns sends what is queued, and stops it
 */
export async function startTracing(settings: TraceSettings): Promise<() => Promise<void>> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SERVICE_NAME: serviceName } = settings
  if (!endpoint) return async () => undefined
  const [{ AsyncLocalStorageContextManager }, { W3CTraceContextPropagator }, sdk, resources, exporters] =
    await Promise.all([
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/resources'),
      import('@opentelemetry/exporter-trace-otlp-http'),
    ])
  const provider = new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': serviceName }),
    spanProcessors: [
      new sdk.BatchSpanProcessor({
        exporter: new exporters.OTLPTraceExporter({ url: `${endpoint.replace(/\/$/, '')}/v1/traces` }),
      }),
    ],
  })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  trace.setGlobalTracerProvider(provider)
  if (isBehindProxy(settings)) propagation.setGlobalPropagator(new W3CTraceContextPropagator())
  return async () => {
    await provider.shutdown()
    trace.disable()
    context.disable()
    propagation.disable()
  }
}
