import { CHROMIUM_FLAGS } from '../../tools/browser/chromium.ts'

const { WHOLE_CHROMIUM, CHROMIUM } = process.env
const executablePath = WHOLE_CHROMIUM ?? CHROMIUM

/** The browser with all that belongs to it, where its engine alone is not enough. */
export const fullBrowser = executablePath ? { executablePath, args: [...CHROMIUM_FLAGS] } : {}
