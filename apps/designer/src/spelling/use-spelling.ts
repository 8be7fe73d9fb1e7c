import type { Document, Misspelling } from '@passepartout/document'
import { textsToSpellcheck } from '@passepartout/document/word-rules'
import { useEffect } from 'react'
import type { Designer } from '../state/designer.ts'
import { useDesigner } from '../state/designer-context.ts'
import { acceptSpelling, loadAcceptedSpellings } from './accepted-spellings.ts'
import type { SpellingRequest, SpellingResult } from './spelling-worker.ts'

const REST_MS = 400

/**
 * Checks the spelling of the customer's texts while the proof or the check is open, in a worker that loads the
 * dictionary on demand.
 */
export function useSpelling(): void {
  const designer = useDesigner()
  useEffect(() => follow(designer), [designer])
}

function follow({ editor, design, toasts, t }: Designer): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined
  let last = ''
  const judge = async () => {
    const { document } = editor.getSnapshot()
    const texts = textsToSpellcheck(document)
    const known = loadAcceptedSpellings()
    const words = [...new Set(Object.values(texts).flat())].filter(word => !known.has(word))
    const requested = JSON.stringify([document.locale, words])
    if (requested === last || words.length === 0) return
    last = requested
    const misspelt = await requestSpellcheck(document.locale, words)
    // Outdated: a newer request is in progress.
    if (last !== requested) return
    if (misspelt) publish(document, misspelt)
    // Without a dictionary, the next change retries.
    else last = ''
  }
  const publish = (document: Pick<Document, 'pages' | 'locale'>, misspelt: readonly Misspelling[]) => {
    const spelling = Object.entries(textsToSpellcheck(document)).map(
      ([id, words]) => [id, misspelt.filter(({ word }) => words.includes(word))] as const,
    )
    design.set({ spelling: Object.fromEntries(spelling) })
  }
  const stops = [
    editor.onCommit(() => {
      clearTimeout(waiting)
      waiting = setTimeout(() => void judge(), REST_MS)
    }),
    editor.onIntent(intent => {
      if (intent.type !== 'ask' || intent.action !== 'remember-word' || !intent.word) return
      const { word } = intent
      acceptSpelling(word)
      const { spelling } = design.get()
      const left = Object.entries(spelling ?? {}).map(
        ([id, misspelt]) => [id, misspelt.filter(one => one.word !== word)] as const,
      )
      design.set({ spelling: Object.fromEntries(left) })
      // Only a limited number of words is reported, so another one may follow.
      void judge()
      toasts.show({ text: t('spelling.remembered', { word }) })
    }),
  ]
  void judge()
  return () => {
    clearTimeout(waiting)
    for (const stop of stops) stop()
  }
}

let worker: Worker | undefined
let next = 1
const asking = new Map<number, (misspelt: SpellingResult['misspelt']) => void>()

function requestSpellcheck(locale: string, words: readonly string[]): Promise<SpellingResult['misspelt']> {
  return new Promise(resolve => {
    if (typeof Worker === 'undefined') return resolve(null)
    worker ??= start()
    const request: SpellingRequest = { id: next++, locale, words }
    asking.set(request.id, resolve)
    worker.postMessage(request)
  })
}

function start(): Worker {
  const started = new Worker(new URL('./spelling-worker.ts', import.meta.url), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<SpellingResult>) => {
    asking.get(data.id)?.(data.misspelt)
    asking.delete(data.id)
  }
  // A worker that failed to load is started again on the next request.
  started.onerror = () => {
    for (const done of asking.values()) done(null)
    asking.clear()
    worker = undefined
  }
  return started
}
