import { parentPort } from 'node:worker_threads'
import { parseDocument } from '@passepartout/document'
import { contentHash } from './content-hash.ts'
import type { DraftTask } from './draft-reader.ts'
import { readDraft } from './read-draft.ts'

function carriedOut(task: DraftTask) {
  if (task.task === 'open') return parseDocument(task.document)
  if (task.task === 'hash') return contentHash(task.content)
  return readDraft(task.name, task.json)
}

parentPort?.on('message', (task: DraftTask) => parentPort?.postMessage(carriedOut(task)))
