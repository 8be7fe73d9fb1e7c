import { parentPort } from 'node:worker_threads'
import type { DraftTask } from './draft-reader.ts'
import { readDraft } from './read-draft.ts'

parentPort?.on('message', ({ name, json }: DraftTask) => parentPort?.postMessage(readDraft(name, json)))
