import { describe, expect, it } from 'vitest'
import { AppError, ERROR_STATUS, type ErrorCode, isErrorCode } from './app-error.ts'

describe('the error table', () => {
  it('gives every code a status of a failure', () => {
    for (const [code, status] of Object.entries(ERROR_STATUS)) {
      expect(code).toMatch(/^[a-z]+(-[a-z]+)*$/)
      expect(status).toBeGreaterThanOrEqual(400)
      expect(new AppError(code as ErrorCode).status).toBe(status)
    }
  })

  it('keeps cause, user message and field errors', () => {
    const cause = new Error('disk')
    const error = new AppError('conflict', { message: 'm', userMessage: 'u', errors: { a: ['x'] }, cause })
    expect(error).toMatchObject({
      code: 'conflict',
      status: 409,
      message: 'm',
      userMessage: 'u',
      errors: { a: ['x'] },
      cause,
    })
    expect(isErrorCode('conflict')).toBe(true)
    expect(isErrorCode('toString')).toBe(false)
  })
})
