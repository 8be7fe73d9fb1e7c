import { type RefObject, useLayoutEffect } from 'react'

/**
 * Radio buttons are uncontrolled, so that they show a click at once, long before anything is rendered. Once a choice
 * has settled they show its result: one choice can change another.
 */
export function useSyncedRadios(root: RefObject<HTMLElement | null>, settled: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new state is looked at once
  useLayoutEffect(() => {
    for (const radio of root.current?.querySelectorAll<HTMLInputElement>('input[type=radio]') ?? [])
      radio.checked = radio.defaultChecked
  }, [root, settled])
}
