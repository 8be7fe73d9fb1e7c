import { useEffect, useState } from 'react'

/** A value once it has not changed for `ms`: for expensive rendering that need not follow a drag. */
export function useDebouncedValue<T>(value: T, ms: number): T {
  const [rested, setRested] = useState(value)
  useEffect(() => {
    if (value === rested) return
    const timer = setTimeout(() => setRested(value), ms)
    return () => clearTimeout(timer)
  }, [value, rested, ms])
  return rested
}
