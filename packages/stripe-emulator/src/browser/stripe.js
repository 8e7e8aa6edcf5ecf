/**
 * A local `window.Stripe` with the shape `@stripe/stripe-js` and `@stripe/react-stripe-js` expect. It draws a card
 * form in a shadow root and confirms at the emulator this script came from.
 */
(() => {
  'use strict';
  const origin = new URL(document.currentScript.src).origin;

  const css = `
    :host { display: block; font: inherit; color: inherit; }
    form, .row { display: grid; gap: 0.75rem; }
    .row { grid-template-columns: 1fr 1fr; }
    label { display: grid; gap: 0.25rem; font-size: 0.875rem; }
    input { font: inherit; font-size: 1rem; padding: 0.65rem 0.75rem; min-width: 0; width: 100%; box-sizing: border-box;
      border: 1px solid var(--stripe-border); border-radius: 4px; color: var(--stripe-text); background: var(--stripe-background); }
    input:focus-visible { outline: 2px solid var(--stripe-primary); outline-offset: 1px; }
    input[aria-invalid='true'] { border-color: var(--stripe-danger); }
    .error { color: var(--stripe-danger); font-size: 0.875rem; margin: 0; }
    .note { font-size: 0.8125rem; margin: 0; }
    dialog { border: 1px solid var(--stripe-border); padding: 1.5rem; max-width: 22rem; color: var(--stripe-text);
      background: var(--stripe-background); font: inherit; }
    dialog::backdrop { background: rgb(0 0 0 / 50%); }
    .choices { display: flex; flex-wrap: wrap; gap: 0.5rem; margin-top: 1rem; }
    button { font: inherit; padding: 0.6rem 1rem; min-height: 44px; cursor: pointer; }
  `;

  const digits = (text) => text.replace(/\D/g, '');

  const fields = [
    {
      name: 'number',
      label: 'Card number',
      autocomplete: 'cc-number',
      placeholder: '1234 1234 1234 1234',
      format: (text) =>
        digits(text)
          .slice(0, 19)
          .replace(/(.{4})(?=.)/g, '$1 '),
      problem: (text) => (digits(text).length < 13 ? 'Your card number is incomplete.' : ''),
    },
    {
      name: 'expiry',
      label: 'Expiration date',
      autocomplete: 'cc-exp',
      placeholder: 'MM / YY',
      format: (text) =>
        digits(text)
          .slice(0, 4)
          .replace(/^(\d{2})(?=\d)/, '$1 / '),
      problem: (text) => (digits(text).length < 4 ? "Your card's expiration date is incomplete." : ''),
    },
    {
      name: 'cvc',
      label: 'Security code',
      autocomplete: 'cc-csc',
      placeholder: 'CVC',
      format: (text) => digits(text).slice(0, 4),
      problem: (text) => (digits(text).length < 3 ? "Your card's security code is incomplete." : ''),
    },
  ];

  function element(tag, properties = {}, ...children) {
    const node = Object.assign(document.createElement(tag), properties);
    node.append(...children);
    return node;
  }

  function listeners() {
    const byName = new Map();
    return {
      on: (name, listener) => byName.set(name, [...(byName.get(name) ?? []), listener]),
      off: (name, listener) =>
        byName.set(name, listener ? (byName.get(name) ?? []).filter((known) => known !== listener) : []),
      emit: (name, event) => {
        for (const listener of byName.get(name) ?? []) listener(event);
      },
    };
  }

  /** Colours come from `appearance.variables`, as in the real element. */
  function applyAppearance(host, appearance = {}) {
    const { colorPrimary, colorBackground, colorText, colorDanger, fontFamily } = appearance.variables ?? {};
    host.style.setProperty('--stripe-primary', colorPrimary ?? 'Highlight');
    host.style.setProperty('--stripe-background', colorBackground ?? 'Field');
    host.style.setProperty('--stripe-text', colorText ?? 'FieldText');
    host.style.setProperty('--stripe-danger', colorDanger ?? '#b3261e');
    host.style.setProperty(
      '--stripe-border',
      colorText ? `color-mix(in srgb, ${colorText} 35%, transparent)` : 'GrayText',
    );
    if (fontFamily) host.style.fontFamily = fontFamily;
  }

  function cardForm(options) {
    const { on, off, emit } = listeners();
    const host = element('div');
    const root = host.attachShadow({ mode: 'open' });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    root.adoptedStyleSheets = [sheet];
    applyAppearance(host, options.appearance);
    const inputs = {};
    const errors = {};
    const labelled = fields.map(({ name, label, autocomplete, placeholder, format }) => {
      const input = element('input', { name, autocomplete, placeholder, inputMode: 'numeric', id: name });
      const error = element('p', { className: 'error', id: `${name}-error` });
      input.setAttribute('aria-describedby', error.id);
      input.addEventListener('input', () => {
        input.value = format(input.value);
        show(name, '');
        emit('change', {
          elementType: 'payment',
          complete: complete(),
          empty: empty(),
          collapsed: false,
          value: { type: 'card' },
        });
      });
      input.addEventListener('focus', () => emit('focus', { elementType: 'payment' }));
      input.addEventListener('blur', () => emit('blur', { elementType: 'payment' }));
      inputs[name] = input;
      errors[name] = error;
      const text = element('label', { htmlFor: name }, label);
      return element('div', {}, text, input, error);
    });
    const [number, ...rest] = labelled;
    root.append(
      element(
        'form',
        { noValidate: true, onsubmit: (event) => event.preventDefault() },
        number,
        element('div', { className: 'row' }, ...rest),
      ),
    );

    const complete = () => fields.every(({ name, problem }) => !problem(inputs[name].value));
    const empty = () => fields.every(({ name }) => !inputs[name].value);
    function show(name, problem) {
      errors[name].textContent = problem;
      inputs[name].setAttribute('aria-invalid', String(problem !== ''));
    }

    return {
      root,
      validate() {
        let first;
        for (const { name, problem } of fields) {
          const message = problem(inputs[name].value);
          show(name, message);
          if (message) first ??= { message, input: inputs[name] };
        }
        first?.input.focus();
        return first && { type: 'validation_error', code: 'incomplete', message: first.message };
      },
      card: () => ({
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': digits(inputs.number.value),
        'payment_method_data[card][exp_month]': String(Number(digits(inputs.expiry.value).slice(0, 2))),
        'payment_method_data[card][exp_year]': `20${digits(inputs.expiry.value).slice(2)}`,
        'payment_method_data[card][cvc]': inputs.cvc.value,
      }),
      handle: {
        mount(target) {
          (typeof target === 'string' ? document.querySelector(target) : target).append(host);
          queueMicrotask(() => emit('ready', { elementType: 'payment' }));
        },
        unmount: () => host.remove(),
        destroy: () => host.remove(),
        update: () => undefined,
        focus: () => inputs.number.focus(),
        blur: () => undefined,
        clear: () => undefined,
        collapse: () => undefined,
        on(name, listener) {
          on(name, listener);
          return this;
        },
        off(name, listener) {
          off(name, listener);
          return this;
        },
        once(name, listener) {
          on(name, listener);
          return this;
        },
      },
      appearance: (appearance) => applyAppearance(host, appearance),
    };
  }

  /** The bank's question, asked in the page. */
  function askPayer(root) {
    return new Promise((resolve) => {
      const title = element('h2', { id: 'authentication-title', textContent: 'Authenticate this payment' });
      const accept = element('button', { type: 'button', textContent: 'Complete authentication' });
      const refuse = element('button', { type: 'button', textContent: 'Fail authentication' });
      const dialog = element(
        'dialog',
        {},
        title,
        element('p', {
          textContent: 'In local mode you are the bank: accept or refuse the payment of $62.00.',
        }),
        element('div', { className: 'choices' }, accept, refuse),
      );
      dialog.setAttribute('aria-labelledby', title.id);
      const answer = (accepted) => {
        dialog.remove();
        resolve(accepted);
      };
      accept.addEventListener('click', () => answer(true));
      refuse.addEventListener('click', () => answer(false));
      dialog.addEventListener('cancel', () => answer(false));
      root.append(dialog);
      dialog.showModal();
    });
  }

  window.Stripe = function Stripe(publishableKey) {
    async function call(method, path, parameters) {
      const body = new URLSearchParams(parameters);
      try {
        const response = await fetch(`${origin}${path}${method === 'GET' ? `?${body}` : ''}`, {
          method,
          headers: {
            authorization: `Bearer ${publishableKey}`,
            'content-type': 'application/x-www-form-urlencoded',
          },
          ...(method === 'POST' && { body }),
        });
        const answer = await response.json();
        return response.ok ? { paymentIntent: answer } : { error: answer.error };
      } catch {
        return {
          error: {
            type: 'api_connection_error',
            message: 'We could not reach the payment service. Please try again.',
          },
        };
      }
    }

    const intentPath = (clientSecret) => `/v1/payment_intents/${clientSecret.split('_secret_')[0]}`;

    function elements(options = {}) {
      let form;
      return {
        _options: options,
        _form: () => form,
        create(type) {
          if (type !== 'payment')
            throw new Error(`The local Stripe.js draws the payment element only, not "${type}".`);
          form = cardForm(options);
          return form.handle;
        },
        getElement: () => form?.handle ?? null,
        update(changed) {
          Object.assign(options, changed);
          form?.appearance(options.appearance);
        },
        fetchUpdates: async () => ({}),
        submit: async () => {
          const error = form?.validate();
          return error ? { error } : {};
        },
        on: () => undefined,
        off: () => undefined,
      };
    }

    async function confirmPayment({
      elements: group,
      clientSecret,
      confirmParams = {},
      redirect = 'always',
    }) {
      const secret = clientSecret ?? group._options.clientSecret;
      const form = group._form();
      const invalid = form.validate();
      if (invalid) return { error: invalid };
      let result = await call('POST', `${intentPath(secret)}/confirm`, {
        client_secret: secret,
        ...form.card(),
      });
      if (result.paymentIntent?.status === 'requires_action') {
        const accepted = await askPayer(form.root);
        result = await call('POST', `${intentPath(secret)}/authenticate`, {
          client_secret: secret,
          outcome: accepted ? 'accepted' : 'refused',
        });
      }
      if (result.paymentIntent && redirect === 'always') {
        const target = new URL(confirmParams.return_url);
        target.searchParams.set('payment_intent', result.paymentIntent.id);
        target.searchParams.set('payment_intent_client_secret', secret);
        target.searchParams.set('redirect_status', result.paymentIntent.status);
        window.location.assign(target);
        return new Promise(() => undefined);
      }
      return result;
    }

    return {
      elements,
      confirmPayment,
      retrievePaymentIntent: (secret) => call('GET', intentPath(secret), { client_secret: secret }),
      createToken: async () => ({
        error: { type: 'invalid_request_error', message: 'Not drawn by the local Stripe.js.' },
      }),
      createPaymentMethod: async () => ({
        error: { type: 'invalid_request_error', message: 'Not drawn by the local Stripe.js.' },
      }),
      confirmCardPayment: async () => ({
        error: { type: 'invalid_request_error', message: 'Not drawn by the local Stripe.js.' },
      }),
      registerAppInfo: () => undefined,
      _registerWrapper: () => undefined,
    };
  };
  window.Stripe.version = 'local';
})();
