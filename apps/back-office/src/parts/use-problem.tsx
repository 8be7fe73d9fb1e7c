import { type ReactNode, useState } from 'react'
import { CallProblem } from '../api/call.ts'
import { useTranslator } from '../messages/translator.ts'

/** Runs a call and says where it is refused. */
export function useProblem(): { problem: ReactNode; attempt: (act: () => Promise<void>) => Promise<void> } {
  const { name } = useTranslator()
  const [problem, setProblem] = useState('')
  const attempt = async (act: () => Promise<void>) => {
    setProblem('')
    try {
      await act()
    } catch (error) {
      setProblem(error instanceof CallProblem ? error.problem : 'unreachable')
    }
  }
  const shown = problem && (
    <p className="problem" role="alert">
      {name('problem', problem)}
    </p>
  )
  return { problem: shown, attempt }
}
