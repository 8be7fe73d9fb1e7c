import { useEffect, useState } from 'react'
import { useEditor } from '../state/designer-context.ts'

/** Reads texts aloud with the device's voices, in the language of the card. */
export function useReadAloud(texts: () => readonly string[]) {
  const locale = useEditor(snapshot => snapshot.document.locale)
  const [isReading, setReading] = useState(false)
  const canRead = 'speechSynthesis' in globalThis
  useEffect(() => () => globalThis.speechSynthesis?.cancel(), [])
  const toggle = () => {
    speechSynthesis.cancel()
    if (isReading) return setReading(false)
    const all = texts().map(text => Object.assign(new SpeechSynthesisUtterance(text), { lang: locale }))
    const last = all.at(-1)
    if (!last) return
    setReading(true)
    last.onend = () => setReading(false)
    last.onerror = () => setReading(false)
    for (const one of all) speechSynthesis.speak(one)
  }
  return { canRead, isReading, toggle }
}
