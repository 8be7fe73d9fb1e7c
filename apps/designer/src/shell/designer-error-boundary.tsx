import { Component, type ReactNode } from 'react'

interface CrashGuardProps {
  text: string
  button: string
  children: ReactNode
}

/** Displays a calm message when rendering fails: everything up to the last gesture is stored on the device. */
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
