import type { Page } from '@playwright/test'

/** Replaces Google's script by a button that returns a token; returns the parameters of the sign-in. */
export async function fakeGoogleSignIn(
  page: Page,
  who: { email: string; given_name: string; family_name: string },
): Promise<string[]> {
  const requests: string[] = []
  await page.exposeFunction('signedFor', async (nonce: string) => {
    const answer = await fetch(`${process.env.SIGN_IN_TOKENS}?${new URLSearchParams({ ...who, nonce })}`)
    return answer.text()
  })
  await page.route('https://accounts.google.com/**', route => {
    requests.push(route.request().url())
    return route.fulfill({ contentType: 'text/javascript', body: SCRIPT })
  })
  return requests
}

const SCRIPT = `
  let told
  globalThis.google = { accounts: { id: {
    initialize: settings => { told = settings },
    renderButton: place => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = 'Continue as Gina'
      button.onclick = async () => told.callback({ credential: await signedFor(told.nonce) })
      place.append(button)
    },
  } } }`
