import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { findFirefox, findMiniBrowser } from '../../tools/bootstrap/programs.mjs'
import { freePort } from '../../tools/system-tests/processes.ts'
import { findElement, type Role, scrollToMiddle } from './find-element.ts'
import { openSession, type WebElement } from './web-driver.ts'

/** Longer than any part of a page takes on a busy machine. */
const SLOW_PAGE_MS = 60_000

/** An element to press or to type into. */
export interface Part {
  press(): Promise<void>
  type(text: string): Promise<void>
}

/** A window of an engine that Playwright cannot drive in Debian's version: only what the e2e tests need. */
export interface EngineWindow {
  /** Opens an address; its elements may appear later. */
  opens(url: string): Promise<void>
  /** The first visible element with that role and name (or id), as soon as there is one. */
  part(role: Role, name: string | RegExp): Promise<Part>
  /** Runs a function in the page; it may use its arguments only. */
  run<A extends unknown[], T>(work: (...input: A) => T, ...input: A): Promise<T>
  picture(): Promise<Buffer>
  close(): Promise<void>
}

export async function openFirefox(width: number, height: number): Promise<EngineWindow> {
  const executablePath = findFirefox()
  if (!executablePath) throw new Error('Firefox is not installed: apt-get install firefox-esr')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true })
  const [page = await browser.newPage()] = await browser.pages()
  await page.setViewport({ width, height })
  return {
    opens: async url => {
      // While a page is loading, Firefox refuses to navigate.
      await waitForElement(url, () =>
        page.goto(url, { waitUntil: 'domcontentloaded', timeout: SLOW_PAGE_MS }),
      )
    },
    run: (work, ...input) => page.evaluate(work as (...input: unknown[]) => never, ...input),
    picture: async () => Buffer.from(await page.screenshot()),
    close: () => browser.close(),
    part: async (role, name) => {
      const found = await waitForElement(name, async () => {
        const handle = await page.evaluateHandle(findElement, role, ...patternOf(name))
        return handle.asElement() as ElementHandle<Element> | null
      })
      await waitUntilStable(name, () => page.evaluate(scrollToMiddle, found))
      return { press: () => found.click(), type: text => found.type(text) }
    },
  }
}

export async function openWebKit(width: number, height: number): Promise<EngineWindow> {
  const miniBrowser = findMiniBrowser()
  if (!miniBrowser) throw new Error('WebKit is not installed: apt-get install webkit2gtk-driver xvfb')
  const home = mkdtempSync(join(tmpdir(), 'passepartout-webkit-'))
  const port = await freePort()
  const display = ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`]
  const driver = spawn('xvfb-run', display, {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, HOME: home, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  })
  const end = async () => {
    const ended = driver.exitCode === null ? once(driver, 'exit') : undefined
    if (driver.pid) process.kill(-driver.pid)
    await ended
    rmSync(home, { recursive: true, force: true })
  }
  const session = await waitForElement('WebKit', () => newSession(port, miniBrowser)).catch(async error => {
    await end()
    throw error
  })
  await session.resize(width, height)
  return {
    opens: url => session.goTo(url),
    run: (work, ...input) => session.run(String(work), ...input),
    picture: () => session.picture(),
    close: async () => {
      await session.quit()
      await end()
    },
    part: async (role, name) => {
      const found = await waitForElement(name, () =>
        session.run<WebElement | null>(String(findElement), role, ...patternOf(name)),
      )
      await waitUntilStable(name, () => session.run(String(scrollToMiddle), found))
      // Floating elements move away a moment after the page was scrolled; unlike a person, the driver does not wait for
      // that.
      const press = () => waitForElement(name, () => session.click(found).then(() => true))
      return { press: async () => void (await press()), type: text => session.type(found, text) }
    },
  }
}

/** Fails until the driver listens. */
const newSession = (port: number, binary: string) =>
  openSession(`http://127.0.0.1:${port}`, {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  })

/** Source and flags of a pattern that must match the whole name. */
function patternOf(name: string | RegExp): [string, string] {
  if (typeof name !== 'string') return [name.source, name.flags]
  return [`^${name.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}$`, '']
}

/**
 * Scrolls to an element until it stays in place: a press misses an element that still moves, such as a step that has
 * just opened.
 */
async function waitUntilStable(what: string | RegExp, revealed: () => Promise<string>): Promise<void> {
  let before: string | undefined
  await waitForElement(what, async () => {
    const place = await revealed()
    const rests = place === before
    before = place
    return rests || null
  })
}

/** Retries until there is a result; a page that navigates meanwhile counts as none. */
async function waitForElement<T>(what: string | RegExp, find: () => Promise<T | null>): Promise<T> {
  let last: unknown
  for (const began = Date.now(); Date.now() - began < SLOW_PAGE_MS; await wait(200)) {
    const found = await find().catch(error => {
      last = error
      return null
    })
    if (found) return found
  }
  throw new Error(`${what} was not there within ${SLOW_PAGE_MS / 1000} s`, { cause: last })
}
