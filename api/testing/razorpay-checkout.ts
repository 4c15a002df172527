/**
 * Their `checkout.js` as far as we use it: `new Razorpay(options)`, `.on('payment.failed', …)`, `.open()`. Like theirs
 * it shows a page of theirs in a frame over ours, and calls `handler` with what that page says.
 */
export const CHECKOUT_SCRIPT = `
(() => {
  const origin = new URL(document.currentScript.src).origin;
  window.Razorpay = class Razorpay {
    constructor(options) {
      if (!options.key || !options.order_id) throw new Error('key and order_id are mandatory');
      this.options = options;
      this.heard = {};
    }
    on(event, tell) {
      this.heard[event] = tell;
    }
    open() {
      const { key, order_id, handler, modal = {}, name = '', prefill = {} } = this.options;
      const frame = document.createElement('iframe');
      frame.className = 'razorpay-checkout-frame';
      frame.title = 'Razorpay Checkout';
      frame.style.cssText = 'position:fixed;inset:0;width:100%;height:100%;border:0;z-index:2147483647';
      frame.src = origin + '/v1/checkout/public?' + new URLSearchParams({ key_id: key, order_id, name, email: prefill.email || '' });
      const close = () => {
        window.removeEventListener('message', listen);
        frame.remove();
      };
      const listen = ({ source, data }) => {
        if (source !== frame.contentWindow) return;
        if (data.is === 'paid') { close(); handler(data.proof); }
        if (data.is === 'failed') this.heard['payment.failed']?.({ error: data.error });
        if (data.is === 'closed') { close(); modal.ondismiss?.(); }
      };
      window.addEventListener('message', listen);
      document.body.append(frame);
      this.close = close;
    }
  };
})();
`;

interface Shown {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
}

/** The page in the frame: one may pay, fail (and try again), or close it. Its buttons work as soon as they are seen. */
export const checkoutPage = ({ id, amount, currency }: Shown, isKnown: boolean): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Razorpay stand-in</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: rgb(0 0 0 / 55%); font: 16px system-ui; }
  main { background: #fff; color: #111; padding: 24px; border-radius: 12px; width: min(320px, 80vw); }
  button { display: block; width: 100%; margin-top: 8px; padding: 12px; font: inherit; }
</style>
<script>
  const tell = (said) => parent.postMessage(said, '*');
  const press = async (outcome) => {
    if (outcome === 'close') return tell({ is: 'closed' });
    const asked = { method: 'POST', body: JSON.stringify({ order_id: '${id}', outcome }) };
    const said = await (await fetch('/v1/checkout/pay', asked)).json();
    if (said.error) {
      document.querySelector('[role=status]').textContent = said.error.description;
      return tell({ is: 'failed', error: said.error });
    }
    tell({ is: 'paid', proof: said });
  };
</script>
<main>
  <h1>Stand-in of Razorpay</h1>
  <p>${isKnown ? `${currency} ${(amount / 100).toFixed(2)}` : 'Authentication failed'}</p>
  <p role="status"></p>
  <button${isKnown ? '' : ' disabled'} onclick="press('pay')">Pay</button>
  <button${isKnown ? '' : ' disabled'} onclick="press('fail')">Fail</button>
  <button onclick="press('close')">Close</button>
</main>
</html>`;
