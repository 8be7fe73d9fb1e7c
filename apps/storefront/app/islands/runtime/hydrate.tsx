import { Component, type ComponentType, type ReactNode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { PAGE_LEAVE_EVENT } from '../../platform/page-events.ts'

/**
 * Hydrates one island in place. Resolves when it is mounted, so that replayed clicks find its handlers. If the island
 * throws, its server HTML - plain links and forms - stays.
 */
export function hydrateInPlace(
  element: HTMLElement,
  Island: ComponentType<Record<string, unknown>>,
): Promise<void> {
  const root = element.querySelector<HTMLElement>(':scope > [data-island-root]')
  const data = element.querySelector(':scope > script[type="application/json"]')?.textContent
  if (!root) return Promise.reject(new Error(`Island ${element.dataset.island} has no root`))
  const props = JSON.parse(data ?? '{}') as Record<string, unknown>
  const served = root.innerHTML

  return new Promise(resolve => {
    // A transition yields to the visitor every few milliseconds; otherwise React hydrates in one piece.
    startTransition(() => {
      const mounted = hydrateRoot(
        root,
        <PreserveServerHtml html={served} onSettled={resolve}>
          <Island {...props} />
          <Mounted then={resolve} />
        </PreserveServerHtml>,
        { onCaughtError: error => reportError(error), onRecoverableError: error => reportError(error) },
      )
      if (element.closest('main')) addEventListener(PAGE_LEAVE_EVENT, () => mounted.unmount(), { once: true })
    })
    element.dataset.alive = ''
  })
}

function Mounted({ then }: { then: () => void }): null {
  useEffect(then, [then])
  return null
}

interface PreserveServerHtmlProps {
  html: string
  onSettled: () => void
  children: ReactNode
}

class PreserveServerHtml extends Component<PreserveServerHtmlProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch() {
    this.props.onSettled()
  }

  override render() {
    if (!this.state.failed) return this.props.children
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML of this island, put back unchanged
    return <div className="contents" dangerouslySetInnerHTML={{ __html: this.props.html }} />
  }
}
