import { act } from '@testing-library/react';
import type { RazorpayProof } from '../src/subscription/razorpay-checkout.js';

export interface Opened {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly handler: (proof: RazorpayProof) => void;
  readonly modal: { readonly ondismiss: () => void };
}

type Failed = (failure: { error: { description: string } }) => void;

/** Razorpay's Checkout, in which the spec is who pays. */
export class FakeCheckout {
  /** The windows that were opened. */
  readonly opened: Opened[] = [];
  private failed: Failed = () => undefined;

  /** The script has come: what it leaves on the page. */
  load() {
    const opened = this.opened;
    const hear = (failed: Failed) => (this.failed = failed);
    Object.assign(window, {
      Razorpay: class {
        constructor(private readonly options: Opened) {}
        on(_: string, failed: Failed) {
          hear(failed);
        }
        open() {
          opened.push(this.options);
        }
      },
    });
  }
  /** The script that the page waits for; it has come, or it has not. */
  answerScript(event: 'load' | 'error') {
    act(() => void document.querySelector('script[src*="checkout"]')?.dispatchEvent(new Event(event)));
  }
  unload() {
    Reflect.deleteProperty(window, 'Razorpay');
    document.querySelectorAll('script[src*="checkout"]').forEach((script) => script.remove());
    this.opened.length = 0;
  }

  pay(proof: RazorpayProof) {
    act(() => this.opened.at(-1)?.handler(proof));
  }
  fail(description: string) {
    act(() => this.failed({ error: { description } }));
  }
  close() {
    act(() => this.opened.at(-1)?.modal.ondismiss());
  }
}
