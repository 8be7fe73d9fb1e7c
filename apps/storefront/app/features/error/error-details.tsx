import type { PageFailure } from '@passepartout/domain'

/** The error as developers read it; only where debugging is visible (spec 2, "Error page"). */
export function ErrorDetails({ failure }: { failure: PageFailure }) {
  const { statusCode, statusMessage, fatal } = failure
  return (
    <pre className="wrap overflow-x-auto py-6 text-13" data-status={statusCode} data-fatal={fatal}>
      {JSON.stringify({ statusCode, statusMessage, fatal, data: failure.data }, null, 2)}
    </pre>
  )
}
