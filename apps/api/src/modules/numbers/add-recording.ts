import { addRecording } from '@passepartout/contracts'
import { schemas } from '@passepartout/contracts/schemas'
import { addRecordingPart } from '@passepartout/db'
import { answer, refuse } from '../../http/answer.ts'
import { route } from '../../http/router.ts'

export const addRecordingRoute = route(
  addRecording,
  schemas.addRecording,
  async ({ db, now, spend, keepsRecordings }, { body }) => {
    if (!keepsRecordings) return refuse('not-found')
    const spent = await spend('recording')
    if (spent) return spent
    await addRecordingPart(db, { ...body, now })
    return answer({ kept: true as const })
  },
  { bodyBudget: { bytes: 1_100_000, values: 10, width: 10, depth: 2 } },
)
