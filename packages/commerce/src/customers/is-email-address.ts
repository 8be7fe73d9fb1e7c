import * as z from 'zod'

export const MAX_EMAIL_LENGTH = 254

export const isEmailAddress = (typed: string): boolean =>
  typed.length <= MAX_EMAIL_LENGTH && z.email().safeParse(typed).success
