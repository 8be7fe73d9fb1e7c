import { lazyCode } from '../shell/lazy-part.tsx'
import type { UploadLimits } from './check-file.ts'
import { type Transport, type UploadItem, UploadRejectedError } from './upload-item.ts'

const loadFileCheck = lazyCode(() => import('./check-file.ts'))

export interface UploadQueueOptions {
  transport: Transport
  limits: UploadLimits
  /** The file passed the device's checks; its size may already be known. */
  onAccepted?: (item: UploadItem, file: File) => void
  onDone?: (item: UploadItem) => void
  onDropped?: (item: UploadItem) => void
  /** The server refused the file permanently. */
  onRefused?: (item: UploadItem) => void
  newKey?: () => string
  /** Delays in milliseconds before each retry. */
  retryAfter?: readonly number[]
}

export interface UploadQueue {
  get: () => readonly UploadItem[]
  subscribe: (listener: () => void) => () => void
  /** Adds files and returns their keys in order; a file already queued returns its existing key. */
  add: (files: readonly File[], onNew?: (key: string) => void) => string[]
  /** Resumes a file stored on the device before a reload, under its key in the document. */
  resume: (key: string, file: File) => void
  pause: (key: string) => void
  proceed: (key: string) => void
  pauseAll: () => void
  proceedAll: () => void
  remove: (key: string) => void
  setOnline: (online: boolean) => void
}

const AT_ONCE = 3
const CHECKED_AT_ONCE = 8

/** Sends at most three files at once; a failed file never blocks the others (designer.md 11). */
export function createUploadQueue(options: UploadQueueOptions): UploadQueue {
  const {
    transport,
    limits,
    retryAfter = [2000, 8000, 30_000],
    newKey = () => `local-${crypto.randomUUID()}`,
  } = options
  const files = new Map<string, File>()
  const fingerprints = new Map<string, string>()
  const running = new Map<string, AbortController>()
  const attempts = new Map<string, number>()
  const listeners = new Set<() => void>()
  let items: readonly UploadItem[] = []
  const waiting: (() => void)[] = []
  let checking = 0
  let online = true

  const find = (key: string) => items.find(item => item.key === key)
  const emit = () => {
    for (const listener of [...listeners]) listener()
  }
  const change = (key: string, part: Partial<UploadItem>) => {
    items = items.map(item => (item.key === key ? { ...item, ...part } : item))
    emit()
  }

  /** Limits parallel checks: reading hundreds of file headers at once would delay the first. */
  async function inTurn(work: () => Promise<void>): Promise<void> {
    if (checking >= CHECKED_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve))
    checking++
    await work()
    checking--
    waiting.shift()?.()
  }

  async function check(key: string, file: File): Promise<void> {
    const result = await loadFileCheck()
      .then(({ checkFile }) => checkFile(file, limits))
      // The server checks the file again.
      .catch(() => undefined)
    if (!find(key)) return
    if (result && !result.ok) return change(key, { status: 'refused', problem: result.problem })
    const { width, height, isCmyk } = result?.sniffed ?? {}
    change(key, {
      status: 'waiting',
      ...(width && height ? { width, height } : {}),
      ...(isCmyk && { isCmyk }),
      ...(result?.ok && result.takenAt && { takenAt: result.takenAt }),
    })
    const item = find(key)
    if (item) options.onAccepted?.(item, file)
    pump()
  }

  function pump(): void {
    if (!online) return
    for (const item of items) {
      if (running.size >= AT_ONCE) return
      if (item.status === 'waiting' && !running.has(item.key)) void send(item.key)
    }
  }

  async function send(key: string): Promise<void> {
    const file = files.get(key)
    const item = find(key)
    if (!file || !item) return
    const controller = new AbortController()
    running.set(key, controller)
    change(key, { status: 'sending', sent: 0 })
    try {
      const onProgress = (sent: number) => change(key, { sent: Math.min(sent, file.size) })
      const photo = await transport.send(file, item.name, { signal: controller.signal, onProgress })
      change(key, { status: 'done', sent: file.size, photo, width: photo.width, height: photo.height })
      const done = find(key)
      if (done) options.onDone?.(done)
    } catch (error) {
      failed(key, error, controller.signal.aborted)
    } finally {
      running.delete(key)
      pump()
    }
  }

  function failed(key: string, error: unknown, aborted: boolean): void {
    if (aborted || !find(key)) return
    if (error instanceof UploadRejectedError) {
      change(key, { status: 'refused', problem: { code: 'server', text: error.text } })
      const refused = find(key)
      if (refused) options.onRefused?.(refused)
      return
    }
    const attempt = attempts.get(key) ?? 0
    attempts.set(key, attempt + 1)
    const delay = retryAfter[attempt]
    const isGivenUp = delay === undefined
    change(key, { status: 'failed', sent: 0, problem: { code: 'connection' }, isGivenUp })
    if (delay !== undefined) setTimeout(() => find(key)?.status === 'failed' && again(key), delay)
  }

  function again(key: string): void {
    items = items.map(item => {
      if (item.key !== key) return item
      const { problem: _, isGivenUp: __, ...rest } = item
      return { ...rest, status: 'waiting' }
    })
    emit()
    pump()
  }

  const stop = (key: string) => {
    running.get(key)?.abort()
    running.delete(key)
  }
  const isOpen = (item: UploadItem) => ['waiting', 'sending', 'failed'].includes(item.status)

  return {
    get: () => items,
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    add: (chosen, onNew) =>
      chosen.map(file => {
        const fingerprint = `${file.name}|${file.size}|${file.lastModified}`
        const known = fingerprints.get(fingerprint)
        if (known && find(known) && find(known)?.status !== 'refused') return known
        const key = newKey()
        fingerprints.set(fingerprint, key)
        files.set(key, file)
        items = [...items, { key, name: file.name, size: file.size, sent: 0, status: 'checking' }]
        onNew?.(key)
        emit()
        void inTurn(() => check(key, file))
        return key
      }),
    resume: (key, file) => {
      files.set(key, file)
      items = [...items, { key, name: file.name, size: file.size, sent: 0, status: 'checking' }]
      emit()
      void check(key, file)
    },
    pause: key => {
      stop(key)
      change(key, { status: 'paused', sent: 0 })
      pump()
    },
    proceed: key => {
      attempts.delete(key)
      again(key)
    },
    pauseAll: () => {
      for (const item of items.filter(isOpen)) {
        stop(item.key)
        change(item.key, { status: 'paused', sent: 0 })
      }
    },
    proceedAll: () => {
      for (const item of items.filter(item => item.status === 'paused' || item.status === 'failed'))
        again(item.key)
    },
    remove: key => {
      stop(key)
      files.delete(key)
      const item = find(key)
      items = items.filter(other => other.key !== key)
      emit()
      if (item) options.onDropped?.(item)
      pump()
    },
    setOnline: now => {
      online = now
      if (now) for (const item of items.filter(item => item.status === 'failed')) again(item.key)
      pump()
    },
  }
}
