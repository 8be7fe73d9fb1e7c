import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part whose code is fetched with its first use (designer.md 12): nothing stands in its place meanwhile, and what is around it
 * stays.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() => load().then(part => ({ default: part })))
  return function Later(props: P) {
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    )
  }
}
