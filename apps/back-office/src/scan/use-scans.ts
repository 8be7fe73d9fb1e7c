import type { BackOfficeResponse } from '@passepartout/contracts/back-office'
import { useRef, useState } from 'react'
import { CallProblem, call } from '../api/call.ts'
import { EMPTY_TABLE, type ScanBatch, type ScanTable, type TableProblem, takeCode } from './scan-table.ts'

/** Scans that stay in sight. */
const MOST_ENTRIES = 30

type Progress = BackOfficeResponse<'scanSheets'>['lines'][number]

/** A scan as the table shows it, the newest first. */
export interface ScanEntry {
  id: string
  batch: ScanBatch
  state: 'sending' | 'done' | 'refused' | 'unsent'
  problem?: TableProblem | 'signed-out' | 'unreachable'
  /** The sheets that a refusal is about. */
  sheets?: readonly string[]
  lines?: readonly Progress[]
}

/** The lab's table: takes codes, sends them in their order, and repeats what did not reach the shop. */
export function useScans() {
  const [table, setTable] = useState<ScanTable>(EMPTY_TABLE)
  const [entries, setEntries] = useState<readonly ScanEntry[]>([])
  const queue = useRef(Promise.resolve())

  const put = (entry: ScanEntry) =>
    setEntries(all => [entry, ...all.filter(({ id }) => id !== entry.id)].slice(0, MOST_ENTRIES))
  const send = (id: string, batch: ScanBatch) => {
    put({ id, batch, state: 'sending' })
    queue.current = queue.current.then(async () => {
      try {
        const { lines } = await call('scanSheets', { body: { scan: id, ...batch, codes: [...batch.codes] } })
        put({ id, batch, state: 'done', lines })
      } catch (error) {
        const { problem = 'unreachable', fields = [] } = error instanceof CallProblem ? error : {}
        const state = problem === 'unreachable' ? 'unsent' : 'refused'
        put({ id, batch, state, problem, sheets: fields })
      }
    })
  }

  return {
    table,
    entries,
    change: (changed: Partial<ScanTable>) => setTable(before => ({ ...before, ...changed })),
    take: (code: string) => {
      const { table: next, batch, problem } = takeCode(table, code)
      setTable(next)
      const id = crypto.randomUUID()
      if (batch) send(id, batch)
      if (problem) put({ id, batch: { step: table.step, codes: [code] }, state: 'refused', problem })
    },
    /** Under the same id: a scan that arrived after all is recorded once. */
    sendAgain: ({ id, batch }: ScanEntry) => send(id, batch),
  }
}
