import { parentPort } from 'node:worker_threads'
import { parseDocument } from '@passepartout/document'
import { contentHash } from './content-hash.ts'
import type { DraftParserTask } from './draft-parser.ts'
import { parseDraftBody } from './parse-draft.ts'

function runTask(task: DraftParserTask) {
  if (task.task === 'open') return parseDocument(task.document)
  if (task.task === 'hash') return contentHash(task.content)
  return parseDraftBody(task.name, task.json)
}

parentPort?.on('message', (task: DraftParserTask) => parentPort?.postMessage(runTask(task)))
