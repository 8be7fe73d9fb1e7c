import { CHROMIUM_FLAGS } from '../../tools/browser/chromium.ts'

const { WHOLE_CHROMIUM, CHROMIUM } = process.env
const executablePath = WHOLE_CHROMIUM ?? CHROMIUM

/** The full browser, where the headless engine is not enough. */
export const fullBrowser = executablePath ? { executablePath, args: [...CHROMIUM_FLAGS] } : {}
