import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import type { Challenge } from 'altcha-lib/types'

addEventListener('message', async ({ data: challenge }: MessageEvent<Challenge>) =>
  postMessage(await solveChallenge({ challenge, deriveKey })),
)
