import { Component, type ReactNode } from 'react'

interface CrashGuardProps {
  text: string
  button: string
  children: ReactNode
}

/** When a part breaks, the words stay calm: everything up to the last gesture lies on the device. */
export class DesignerErrorBoundary extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    if (!this.state.crashed) return this.props.children
    return (
      <main className="coming-soon">
        <p>{this.props.text}</p>
        <button type="button" className="button" data-kind="primary" onClick={() => location.reload()}>
          {this.props.button}
        </button>
      </main>
    )
  }
}
