import type { CallResult } from '@passepartout/contracts'
import { useState } from 'react'

/** Runs calls of a form one at a time, and stores why the last one was refused: the server's message, or `failed`. */
export function useSubmit(failed: string) {
  const [problem, setProblem] = useState('')
  const [isSending, setSending] = useState(false)
  const send = async <Payload>(
    call: () => Promise<CallResult<Payload>>,
    onSent: (payload: Payload) => void,
  ): Promise<void> => {
    if (isSending) return
    setSending(true)
    setProblem('')
    const answer = await call()
    setSending(false)
    if (answer.ok) onSent(answer.payload)
    else setProblem((answer.status > 0 && answer.status < 500 && answer.message) || failed)
  }
  return { problem, isSending, send }
}
