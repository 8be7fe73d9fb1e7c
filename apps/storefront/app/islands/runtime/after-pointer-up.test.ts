// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { afterPointerUp } from './after-pointer-up.ts'

const isOver = async () => {
  let over = false
  void afterPointerUp().then(() => {
    over = true
  })
  await Promise.resolve()
  await Promise.resolve()
  return over
}

describe('what would replace a part of the page', () => {
  it('goes ahead while nobody presses anything', async () => {
    expect(await isOver()).toBe(true)
  })

  it.each(['pointerup', 'pointercancel'])('waits for the end of a press: %s', async end => {
    dispatchEvent(new Event('pointerdown'))
    expect(await isOver()).toBe(false)
    dispatchEvent(new Event(end))
    await afterPointerUp()
    expect(await isOver()).toBe(true)
  })
})
