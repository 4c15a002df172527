// Made by `npm run api-types`.
export interface paths {
  readonly '/health': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How each part is: 200 when all are well, else 503 */
    readonly get: operations['health.health'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/sessions': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Where the account is logged in, the newest first */
    readonly get: operations['sessions.all'];
    readonly put?: never;
    readonly post?: never;
    /** Ends every session of the account but the one that asks */
    readonly delete: operations['sessions.endOthers'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/sessions/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Ends a session of the account, wherever it is */
    readonly delete: operations['sessions.end'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/signup': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Signs a restaurant up and mails its owner a code; its id is sent back with the code */
    readonly post: operations['access.signUp'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/verify-otp': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Verifies an address by its code, and signs in */
    readonly post: operations['access.verifyOtp'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/resend-otp': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Mails another code; the answer is the same for every address */
    readonly post: operations['access.resendOtp'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/login': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Signs in; requiresOtp and requiresPlan say what is still missing */
    readonly post: operations['access.logIn'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/forgot-password': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Mails a code for a new password; the answer is the same for every address */
    readonly post: operations['access.forgotPassword'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/reset-password': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Sets a new password by the code; every older token ends */
    readonly post: operations['access.resetPassword'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/logout': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Ends the session that asks, or every session of the account */
    readonly post: operations['access.logOut'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Oneself */
    readonly get: operations['access.user'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/plans': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Chooses a plan: the free trial runs at once, a paid one says what it costs */
    readonly post: operations['subscription.choose'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Payments and the free trial, the newest first */
    readonly get: operations['payments.history'];
    readonly put?: never;
    /** Begins to pay for a plan; what it costs is said by us */
    readonly post: operations['payments.begin'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments/webhook': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** What Razorpay tells by itself, with its X-Razorpay-Signature over the body as it was sent */
    readonly post: operations['payments.hear'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** A payment that was begun and can be gone on with */
    readonly get: operations['payments.open'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments/{id}/confirm': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Razorpay’s Checkout was paid: its signature is tried, and Razorpay asked */
    readonly post: operations['payments.confirm'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments/{id}/sandbox': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** In the sandbox: what becomes of the payment */
    readonly post: operations['payments.decide'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/payments/{id}/receipt': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The receipt of a payment, as it was issued */
    readonly get: operations['payments.receipt'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/users/account': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Changes what the restaurant says of itself, and its picture; what is left out stays */
    readonly put: operations['account.change'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/pictures/{restaurantId}/{pictureId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** A restaurant’s picture; an address is never another picture’s */
    readonly get: operations['account.picture'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/restaurant/details': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The restaurant as its receipts name it */
    readonly get: operations['restaurant.details'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/submit-disabled': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** May guests send orders themselves? */
    readonly get: operations['restaurant.submitDisabled'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/toggle-submit-disabled': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Lets guests send orders, or no longer */
    readonly put: operations['restaurant.toggle'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/settings': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** By which clocks times are shown and days begin */
    readonly get: operations['settings.all'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/menu': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The menu */
    readonly get: operations['menu.list'];
    readonly put?: never;
    /** Adds an item */
    readonly post: operations['menu.add'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/menu/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** One item of the menu */
    readonly get: operations['menu.one'];
    /** Changes an item; orders taken before keep their prices */
    readonly put: operations['menu.change'];
    readonly post?: never;
    /** Takes an item off the menu */
    readonly delete: operations['menu.delete'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/menu/{id}/toggle': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Enables an item, or disables it */
    readonly put: operations['menu.toggle'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/menu/{id}/restore': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Puts an item back that was deleted a moment ago */
    readonly put: operations['menu.restore'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/complete': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** One bill of all recurring orders of a table, which become past */
    readonly post: operations['billing.complete'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/reprint/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The bill of a past order, as it was issued */
    readonly get: operations['billing.reprint'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/{id}/paid': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Marks the bill of a past order paid, and settles the claims about it */
    readonly put: operations['billing.markPaid'];
    readonly post?: never;
    /** The bill of a past order was marked paid by mistake; why is kept */
    readonly delete: operations['billing.undoPayment'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/payment-claims': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** What guests said to have paid and nobody has answered yet, oldest first */
    readonly get: operations['billing.claims'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/payment-claims/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Dismisses a claim: nothing came */
    readonly delete: operations['billing.dismiss'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/admin': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Takes an order for a table, at the menu’s prices */
    readonly post: operations['ordering.place'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/live': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Live orders, oldest first */
    readonly get: operations['ordering.live'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/recurring': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Recurring orders, oldest first */
    readonly get: operations['ordering.recurring'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/past': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Past orders, the newest bill first; its filter knows `date`, or `from` and `to` */
    readonly get: operations['ordering.past'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/{id}/recurring': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    /** Accepts a live order, or brings a past one back and cancels its bill */
    readonly put: operations['ordering.makeRecurring'];
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Deletes an order and cancels its bill; both stay in the log */
    readonly delete: operations['ordering.delete'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tables': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The tables with their QR codes */
    readonly get: operations['tables.list'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tables/generate-qr': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** Gives a table its QR code */
    readonly post: operations['tables.generateQr'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/tables/{id}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    readonly post?: never;
    /** Deletes a table; its code leads nowhere any more */
    readonly delete: operations['tables.delete'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Where a guest sits who scanned a code */
    readonly get: operations['guests.table'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/menu': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** What guests can order */
    readonly get: operations['guests.menu'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/sitting': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The orders and bills of who sits at the table now */
    readonly get: operations['guests.sitting'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/orders': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** A table’s own order, at the menu’s prices */
    readonly post: operations['guests.order'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/payment': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How what is open on the table can be paid by UPI, under a fresh reference */
    readonly get: operations['guests.payment'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/payment-claims': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** A guest says to have paid; whether it is so, staff say */
    readonly post: operations['guests.claim'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/guests/{token}/reviews': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly get?: never;
    readonly put?: never;
    /** A table’s opinion, once for each sitting */
    readonly post: operations['guests.review'];
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/reviews': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** What guests said, the newest first */
    readonly get: operations['reviews.list'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/analytics': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Earnings and orders of a period, in all or in one category; of all time when none is chosen */
    readonly get: operations['analytics.analytics'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/at': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The lists as they stood at a moment, from the log alone */
    readonly get: operations['audit.at'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/{id}/history': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** All that ever happened to an order, deleted or not, from the log alone */
    readonly get: operations['audit.history'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/audit/parked': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** The entries of the restaurant’s books that cannot be shown until a fault is mended */
    readonly get: operations['audit.parked'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/audit': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** What happened to orders, bills and payment details, the newest first; its filter knows `day`, `tableNo`, `orderId`, `billNo` and `kind` */
    readonly get: operations['audit.entries'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/export': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** Past orders of a period as a workbook, once a worker has built it */
    readonly get: operations['exports.export'];
    readonly put?: never;
    readonly post?: never;
    readonly delete?: never;
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
  readonly '/orders/exports/{exportId}': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    /** How far an export is, in orders */
    readonly get: operations['exports.status'];
    readonly put?: never;
    readonly post?: never;
    /** Cancels an export; nothing of it is left */
    readonly delete: operations['exports.cancel'];
    readonly options?: never;
    readonly head?: never;
    readonly patch?: never;
    readonly trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    readonly SignUpRequest: {
      readonly restaurantName: string;
      readonly ownerName: string;
      /** Format: email */
      readonly email: string;
      readonly password: string;
      /** @description The same as password */
      readonly confirmPassword: string;
    };
    readonly VerifyOtpRequest: {
      /** Format: email */
      readonly email: string;
      readonly otp: string;
      readonly signUpId?: string | null;
    };
    readonly ResendOtpRequest: {
      readonly signUpId?: string | null;
      /** Format: email */
      readonly email: string;
    };
    readonly LogInRequest: {
      /** Format: email */
      readonly email: string;
      readonly password: string;
    };
    readonly EmailRequest: {
      /** Format: email */
      readonly email: string;
    };
    readonly ResetPasswordRequest: {
      /** Format: email */
      readonly email: string;
      readonly otp: string;
      readonly password: string;
      readonly resetId?: string | null;
    };
    readonly LogOutRequest: {
      readonly everywhere?: boolean | null;
    };
    readonly ChoosePlanRequest: {
      /** @enum {string} */
      readonly planType: 'free_trial' | '1_month' | '6_months' | '1_year';
    };
    readonly BeginPaymentRequest: {
      /** @enum {string} */
      readonly planType: '1_month' | '6_months' | '1_year';
    };
    readonly ConfirmPaymentRequest: {
      readonly razorpay_order_id: string;
      readonly razorpay_payment_id: string;
      readonly razorpay_signature: string;
    };
    readonly SandboxPaymentRequest: {
      /** @enum {string} */
      readonly outcome: 'pay' | 'fail' | 'abandon';
    };
    readonly AccountRequest: {
      readonly restaurantName: string;
      readonly ownerName: string;
      readonly upiId?: (string | null) | '';
      readonly googleReviewLink?: (string | null) | '';
      readonly gstNumber?: (string | null) | '';
      readonly fssaiNumber?: (string | null) | '';
      readonly phoneNumber?: (string | null) | '';
      readonly address?: (string | null) | '';
      readonly currentPassword?: (string | null) | '';
      /** Format: binary */
      readonly profilePicture?: string;
    };
    readonly MenuItemRequest: {
      readonly category: string;
      readonly name: string;
      readonly description?: string | null;
      readonly isVeg: boolean;
      readonly price: number;
      /** @default false */
      readonly hasHalf?: boolean;
      readonly halfPrice?: (number | null) | '';
      readonly userId?: number | null;
    };
    readonly ChangeMenuItemRequest: {
      readonly id?: number | null;
      readonly isEnabled?: boolean | null;
      readonly category: string;
      readonly name: string;
      readonly description?: string | null;
      readonly isVeg: boolean;
      readonly price: number;
      /** @default false */
      readonly hasHalf?: boolean;
      readonly halfPrice?: (number | null) | '';
      readonly userId?: number | null;
    };
    readonly CompleteTableRequest: {
      readonly tableNo: number;
      /** @default 0 */
      readonly discount?: number;
      readonly message?: string | null;
      /** @default 0 */
      readonly serviceCharge?: number;
      /** @enum {number} */
      readonly gstRate: 0 | 5 | 12 | 18;
      /** @enum {string} */
      readonly gstType: 'inclusive' | 'exclusive';
    };
    readonly PlaceOrderRequest: {
      /** @default 1 */
      readonly tableNo?: number;
      readonly items: readonly {
        readonly id: number;
        /**
         * @default full
         * @enum {string}
         */
        readonly portion?: 'full' | 'half';
        readonly quantity: number;
        readonly price?: number | null;
        readonly name?: string | null;
        readonly isVeg?: boolean | null;
        readonly specialInstructions?: string | null;
      }[];
      readonly total?: number | null;
      readonly restaurantId?: number | null;
    };
    readonly GenerateQrRequest: {
      readonly tableNo: number;
    };
    readonly PlaceGuestOrderRequest: {
      readonly items: readonly {
        readonly id: number;
        /**
         * @default full
         * @enum {string}
         */
        readonly portion?: 'full' | 'half';
        readonly quantity: number;
        readonly price?: number | null;
        readonly name?: string | null;
        readonly isVeg?: boolean | null;
        readonly specialInstructions?: string | null;
      }[];
      readonly total?: number | null;
      readonly tableNo?: number | null;
    };
    readonly ClaimPaymentRequest: {
      readonly amount: number;
      readonly reference: string;
    };
    readonly GiveReviewRequest: {
      readonly stars: number;
      readonly comment?: string | null;
    };
    /** @description JSON of the sender’s own, of which every byte is signed */
    readonly AsSent: Record<string, never>;
    readonly ReasonRequest: {
      readonly reason?: string | null;
    };
    /** @description What `GET /analytics` answers. What is not known of a period is 0, null or an empty list. */
    readonly AnalyticsView: {
      /** @description Of a chosen day its earnings, else the best day's of the period. */
      readonly totalPrimary: components['schemas']['Rupees'];
      /** @description All earnings of a period longer than a day. */
      readonly totalSecondary: components['schemas']['Rupees'];
      /** @description Which day was the best. */
      readonly primaryDate: components['schemas']['LocalDay'] | null;
      /** @description Of a chosen day its orders, else the busiest day's of the period. */
      readonly orderPrimary: number;
      readonly orderSecondary: number;
      /** @description Which day was the busiest. */
      readonly orderPrimaryDate: components['schemas']['LocalDay'] | null;
      /** @description Of a chosen year or month, the days that earned anything. */
      readonly earningsByDate: readonly {
        readonly date: components['schemas']['LocalDay'];
        readonly total: components['schemas']['Rupees'];
      }[];
      /** @description Of a chosen year, the months (`YYYY-MM`) that earned anything. */
      readonly earningsByMonth: readonly {
        readonly month: string;
        readonly total: components['schemas']['Rupees'];
      }[];
      /** @description The best first. */
      readonly earningsByCategory: readonly {
        readonly category: string;
        readonly total: components['schemas']['Rupees'];
      }[];
    };
    /** @description Rupees with at most two decimals, as the API speaks them. */
    readonly Rupees: number;
    /** @description A calendar day in the restaurant's zone, `YYYY-MM-DD`. */
    readonly LocalDay: string;
    /** @description A row of `GET /audit`. */
    readonly AuditEntry: {
      readonly id: number;
      readonly at: components['schemas']['IsoTime'];
      readonly actor: components['schemas']['Actor'];
      readonly kind: components['schemas']['AuditKind'];
      readonly orderIds: readonly number[];
      /** @description Null of what concerns no table. */
      readonly tableNo: number | null;
      readonly billNo: string | null;
      /** @description Of the order, or of the bill; null of what is neither. */
      readonly total: components['schemas']['Rupees'] | null;
      readonly reason: string | null;
      /** @description What had been paid before: of a bill issued, on those in whose place it stands; else of what is taken back. */
      readonly paid?: components['schemas']['Rupees'];
      /** @description Of payment details: which, from what and to what. */
      readonly changes?: readonly components['schemas']['PaymentDetailChange'][];
    };
    /** @description A time as ISO 8601 UTC, e.g. `2026-11-21T06:30:00.000Z`. Events are plain JSON, so never a `Date`. */
    readonly IsoTime: string;
    /** @description Who did something: a restaurant's own login, a guest at a table, or the system itself. */
    readonly Actor: string;
    /** @enum {string} */
    readonly AuditKind:
      | 'order-placed'
      | 'order-accepted'
      | 'order-brought-back'
      | 'order-deleted'
      | 'order-carried-over'
      | 'bill-issued'
      | 'bill-cancelled'
      | 'bill-paid'
      | 'payment-undone'
      | 'payment-claimed'
      | 'claim-dismissed'
      | 'payment-details-changed';
    readonly PaymentDetailChange: {
      readonly field: components['schemas']['PaymentDetail'];
      readonly from: string | null;
      readonly to: string | null;
    };
    /** @enum {string} */
    readonly PaymentDetail: 'upiId' | 'gstNumber';
    /** @description A payment begun: `POST /payments`; one that is still open, again: `GET /payments/{id}` (409 once it is not). */
    readonly BegunPaymentView: {
      readonly paymentId: string;
      readonly provider: components['schemas']['PaymentProviderName'];
      readonly planType: components['schemas']['PlanType'];
      readonly amount: components['schemas']['Rupees'];
      readonly durationDays: number;
      /** @description Null in the sandbox. */
      readonly checkout: components['schemas']['RazorpayCheckout'] | null;
    };
    /** @enum {string} */
    readonly PaymentProviderName: 'sandbox' | 'razorpay';
    /** @enum {string} */
    readonly PlanType: 'free_trial' | '1_month' | '6_months' | '1_year';
    /** @description What Razorpay's Checkout is opened with. */
    readonly RazorpayCheckout: {
      /** @description The script to load. */
      readonly checkoutUrl: string;
      readonly keyId: string;
      readonly orderId: string;
      /** @constant */
      readonly currency: 'INR';
      /** @description Paise, as Checkout wants them. */
      readonly amount: number;
      readonly name: string;
      readonly description: string;
      readonly prefill: {
        readonly name: string;
        readonly email: string;
        readonly contact: string | null;
      };
    };
    /** @description A bill as issued: what `POST /orders/complete` and `GET /orders/reprint/{id}` answer and the print-out shows. */
    readonly BillView: {
      readonly billNo: string;
      readonly tableNo: number;
      readonly orderIds: readonly number[];
      readonly items: readonly components['schemas']['BillLineView'][];
      readonly originalSubtotal: components['schemas']['Rupees'];
      /** @description What the discount is taken off: the subtotal, without the GST in it where the prices include it. */
      readonly valueBeforeDiscount: components['schemas']['Rupees'];
      readonly discountPercent: number;
      readonly discountAmount: components['schemas']['Rupees'];
      readonly taxableAmount: components['schemas']['Rupees'];
      readonly gstRate: number;
      readonly gstType: components['schemas']['GstType'];
      readonly gstAmount: components['schemas']['Rupees'];
      readonly cgstAmount: components['schemas']['Rupees'];
      readonly sgstAmount: components['schemas']['Rupees'];
      /** @description What equal halves leave of the GST: at most a paisa, more or less. */
      readonly roundOff: components['schemas']['Rupees'];
      readonly serviceCharge: components['schemas']['Rupees'];
      readonly total: components['schemas']['Rupees'];
      /** @description Where something had been paid before it was issued; null where nothing had. */
      readonly payment: components['schemas']['PaymentBefore'] | null;
      readonly message: string;
      readonly completionDate: components['schemas']['IsoTime'];
      readonly restaurant: components['schemas']['RestaurantDetails'];
      readonly sac: string;
    };
    readonly BillLineView: {
      readonly name: string;
      readonly price: components['schemas']['Rupees'];
      readonly quantity: number;
      /** @description Price by quantity. */
      readonly amount: components['schemas']['Rupees'];
      readonly isVeg: boolean;
      /** @enum {string} */
      readonly portion: 'full' | 'half';
    };
    /** @enum {string} */
    readonly GstType: 'inclusive' | 'exclusive';
    /** @description What was paid on bills that were cancelled since, and what follows from that for the one that takes their place. */
    readonly PaymentBefore: {
      readonly paid: components['schemas']['Rupees'];
      readonly toPay: components['schemas']['Rupees'];
      readonly toGiveBack: components['schemas']['Rupees'];
    };
    /** @description What `GET /orders/restaurant/details` answers, with the spec's defaults filled in. */
    readonly RestaurantDetails: {
      readonly name: string;
      readonly fssai: string;
      readonly gst: string;
      readonly phoneNumber: string;
      readonly address: string;
    };
    readonly ChosenPlan: {
      readonly planType: components['schemas']['PlanType'];
      readonly amount: components['schemas']['Rupees'];
      readonly durationDays: number;
    };
    readonly CompletedTable: {
      readonly billNo: string;
      readonly tableNo: number;
      readonly orderIds: readonly number[];
      readonly items: readonly components['schemas']['BillLineView'][];
      readonly originalSubtotal: components['schemas']['Rupees'];
      /** @description What the discount is taken off: the subtotal, without the GST in it where the prices include it. */
      readonly valueBeforeDiscount: components['schemas']['Rupees'];
      readonly discountPercent: number;
      readonly discountAmount: components['schemas']['Rupees'];
      readonly taxableAmount: components['schemas']['Rupees'];
      readonly gstRate: number;
      readonly gstType: components['schemas']['GstType'];
      readonly gstAmount: components['schemas']['Rupees'];
      readonly cgstAmount: components['schemas']['Rupees'];
      readonly sgstAmount: components['schemas']['Rupees'];
      /** @description What equal halves leave of the GST: at most a paisa, more or less. */
      readonly roundOff: components['schemas']['Rupees'];
      readonly serviceCharge: components['schemas']['Rupees'];
      readonly total: components['schemas']['Rupees'];
      /** @description Where something had been paid before it was issued; null where nothing had. */
      readonly payment: components['schemas']['PaymentBefore'] | null;
      readonly message: string;
      readonly completionDate: components['schemas']['IsoTime'];
      readonly restaurant: components['schemas']['RestaurantDetails'];
      readonly sac: string;
      readonly orders: readonly components['schemas']['OrderView'][];
    };
    /** @description An order as every list, answer and push shows it. */
    readonly OrderView: {
      readonly id: number;
      readonly restaurantId: number;
      /** @description 0 is the Counter. */
      readonly tableNo: number;
      readonly items: readonly components['schemas']['OrderItemView'][];
      readonly total: components['schemas']['Rupees'];
      readonly createdAt: components['schemas']['IsoTime'];
      readonly status: components['schemas']['OrderStatus'];
      /** @enum {string} */
      readonly placedBy: 'guest' | 'staff';
      /** @description Of a past order: its share of the bill. */
      readonly receiptDetails?: {
        readonly billNo: string;
        readonly total: components['schemas']['Rupees'];
        readonly completedAt: components['schemas']['IsoTime'];
        readonly isPaid: boolean;
        /** @description How many other orders stand on the bill; nothing where it stands alone. */
        readonly others?: number;
        /** @description Of the whole bill, where something had been paid before it was issued. */
        readonly payment?: components['schemas']['PaymentBefore'];
      };
      /** @description Of an open order: what was paid for it on a bill that was cancelled. */
      readonly paid?: components['schemas']['Rupees'];
      /** @description The revision of its book at its latest change: the newer of two views has the higher one. */
      readonly revision: string;
    };
    readonly OrderItemView: {
      readonly id: number;
      readonly name: string;
      readonly isVeg: boolean;
      readonly price: components['schemas']['Rupees'];
      readonly quantity: number;
      readonly portion: components['schemas']['Portion'];
      readonly specialInstructions?: string;
    };
    /** @enum {string} */
    readonly Portion: 'full' | 'half';
    /** @enum {string} */
    readonly OrderStatus: 'live' | 'recurring' | 'past';
    /** @description What stands for a thing that is no more. */
    readonly Deleted: {
      readonly id: number;
    };
    readonly ErrorBody: {
      readonly statusCode: number;
      readonly code: string;
      /** @description The sentence for the user. */
      readonly message: string;
      /** @description Every reason, when there are several. */
      readonly errors?: readonly string[];
      readonly requestId: string;
    };
    /** @description How far an export is, in orders. */
    readonly ExportProgress: {
      readonly state: components['schemas']['ExportState'];
      readonly done: number;
      readonly total: number;
    };
    /** @enum {string} */
    readonly ExportState: 'waiting' | 'building' | 'done' | 'failed' | 'cancelled';
    /** @description What a guest said to have paid, until staff have marked the bill paid or said that nothing came. */
    readonly GuestClaimView: {
      readonly amount: components['schemas']['Rupees'];
      readonly claimedAt: components['schemas']['IsoTime'];
      readonly isDismissed: boolean;
    };
    /** @description An enabled item as `GET /guests/{token}/menu` lists it. */
    readonly GuestMenuItemView: {
      readonly id: number;
      readonly category: string;
      readonly name: string;
      readonly description: string | null;
      readonly isVeg: boolean;
      readonly price: components['schemas']['Rupees'];
      readonly hasHalf: boolean;
      readonly halfPrice: components['schemas']['Rupees'] | null;
    };
    readonly GuestOrderView: {
      readonly id: number;
      readonly status: components['schemas']['GuestOrderStatus'];
      readonly items: readonly components['schemas']['OrderItemView'][];
      readonly total: components['schemas']['Rupees'];
      readonly createdAt: components['schemas']['IsoTime'];
    };
    /**
     * @description live: received; recurring: being prepared; past: billed.
     * @enum {string}
     */
    readonly GuestOrderStatus: 'live' | 'recurring' | 'past' | 'deleted';
    /** @description How what is due can be paid by UPI: `GET /guests/{token}/payment`. Drawn anew, with a fresh reference, each time. */
    readonly GuestPaymentView: {
      readonly amount: components['schemas']['Rupees'];
      readonly upiId: string;
      /** @description `upi://pay?…`, which the code holds too. */
      readonly link: string;
      /** @description A picture as a data address. */
      readonly qrCode: string;
      /** @description The transaction reference in the link. */
      readonly reference: string;
    };
    /** @description What a guest sees who scans a table's code: `GET /guests/{token}`. */
    readonly GuestTableView: {
      readonly restaurantName: string;
      readonly profilePicture: string | null;
      readonly tableNo: number;
      readonly googleReviewLink: string | null;
      /** @description Does the restaurant say where money goes? */
      readonly isPayable: boolean;
      /** @description Not while it has disabled submission, nor once its plan has ended. */
      readonly takesOrders: boolean;
      /** @description The zone of the restaurant's clocks, an IANA name. */
      readonly timeZone: string;
    };
    readonly Health: {
      /** @enum {string} */
      readonly status: 'ok' | 'degraded';
      readonly parts: {
        readonly eventStore: string;
        readonly redis: string;
        readonly projections: string;
        readonly workers: string;
        readonly mail: string;
      };
      /** @description Events that a projection could not apply: each one's book waits for it, all others go on. */
      readonly parked?: readonly components['schemas']['ParkedEvent'][];
    };
    /** @description An event that a projection could not apply, and for which its book waits. */
    readonly ParkedEvent: {
      readonly id: string;
      readonly type: string;
      readonly stream: string;
      readonly revision: number;
      /** @description When it happened: nothing that its book tells of since is shown. */
      readonly at: components['schemas']['IsoTime'];
      /** @description The order it tells of, where it tells of one. */
      readonly orderId?: number;
    };
    /** @description What `GET /orders/at` answers: the lists as they stood at a moment. */
    readonly ListsAt: {
      readonly time: components['schemas']['IsoTime'];
      readonly live: readonly components['schemas']['OrderView'][];
      readonly recurring: readonly components['schemas']['OrderView'][];
      /** @description Billed on that day up to then, the newest bill first. */
      readonly past: readonly components['schemas']['OrderView'][];
    };
    readonly LoggedOut: {
      readonly message: string;
    };
    /** @description A menu item as `GET /menu` lists it. */
    readonly MenuItemView: {
      readonly id: number;
      readonly category: string;
      readonly name: string;
      readonly description: string | null;
      readonly isVeg: boolean;
      readonly price: components['schemas']['Rupees'];
      readonly hasHalf: boolean;
      readonly halfPrice: components['schemas']['Rupees'] | null;
      readonly isEnabled: boolean;
    };
    /** @description Where the account is logged in, as `GET /users/sessions` answers it. */
    readonly OpenSessionView: {
      readonly id: string;
      readonly browser: string;
      readonly startedAt: components['schemas']['IsoTime'];
      /** @description To five minutes. */
      readonly lastSeenAt: components['schemas']['IsoTime'];
      /** @description Is it the one that asks? */
      readonly isCurrent: boolean;
    };
    /** @description What `GET /orders/{id}/history` answers: all that ever happened to an order, oldest first. */
    readonly OrderHistory: {
      readonly orderId: number;
      readonly entries: readonly components['schemas']['HistoryEntry'][];
    };
    /** @description One fact about an order, as it stands in the log. */
    readonly HistoryEntry: {
      readonly at: components['schemas']['IsoTime'];
      readonly actor: components['schemas']['Actor'];
      readonly kind: components['schemas']['AuditKind'];
      /** @description The order's list before it; null before there was an order. */
      readonly from: components['schemas']['OrderState'] | null;
      readonly to: components['schemas']['OrderState'];
      readonly reason: string | null;
      /** @description The order as this fact tells it: placed, brought back or carried over. */
      readonly order?: {
        readonly tableNo: number;
        readonly items: readonly components['schemas']['OrderItemView'][];
        readonly total: components['schemas']['Rupees'];
      };
      /** @description The bill as it was issued, and the order's part of it. */
      readonly bill?: components['schemas']['BillView'];
      readonly share?: components['schemas']['Rupees'];
      /** @description Of a bill that bills again what was left of a cancelled one: that one's number. */
      readonly replaces?: string;
      /** @description What had been paid of what is taken back; with an order that is brought back it stays, else it is to be given back. */
      readonly paid?: components['schemas']['Rupees'];
      /** @description Where it stands in the restaurant's books. */
      readonly financialYear: number;
      readonly revision: number;
    };
    readonly OrderState: components['schemas']['OrderStatus'] | 'deleted';
    readonly PasswordChanged: {
      readonly message: string;
    };
    /** @description A claim as staff see it: a row of `GET /orders/payment-claims`. */
    readonly PaymentClaimView: {
      readonly id: number;
      readonly tableNo: number;
      readonly amount: components['schemas']['Rupees'];
      /** @description As the guest gave it, of the transaction. */
      readonly reference: string;
      readonly claimedAt: components['schemas']['IsoTime'];
      /** @description The bill it is about; null while nothing is billed. */
      readonly billNo: string | null;
      /** @description An order of that bill, by which it can be marked paid. */
      readonly orderId: number | null;
    };
    /** @description A payment, or the free trial, in the history of plans: `GET /payments`, newest first. */
    readonly PlanHistoryEntry: {
      readonly id: string;
      readonly planType: components['schemas']['PlanType'];
      readonly amount: components['schemas']['Rupees'];
      /** @description Null of a free trial. */
      readonly provider: components['schemas']['PaymentProviderName'] | null;
      readonly status: components['schemas']['PaymentStatus'];
      readonly createdAt: components['schemas']['IsoTime'];
      readonly confirmedAt: components['schemas']['IsoTime'] | null;
      /** @description From when to when the plan runs; null until it is paid for. */
      readonly startsAt: components['schemas']['IsoTime'] | null;
      readonly endsAt: components['schemas']['IsoTime'] | null;
      readonly receiptNo: string | null;
    };
    /** @enum {string} */
    readonly PaymentStatus: 'open' | 'confirmed' | 'failed' | 'abandoned';
    /** @description How this installation is set, as far as everybody may know. */
    readonly PublicSettings: {
      /** @description The zone of the restaurants' clocks, an IANA name: where times are shown and days begin. */
      readonly timeZone: string;
    };
    /** @description A payment's receipt as it was issued: `GET /payments/{id}/receipt`. */
    readonly ReceiptView: {
      readonly receiptNo: string;
      readonly issuedAt: components['schemas']['IsoTime'];
      readonly planType: components['schemas']['PlanType'];
      readonly planName: string;
      readonly amount: components['schemas']['Rupees'];
      readonly provider: components['schemas']['PaymentProviderName'];
      readonly providerPaymentId: string;
      readonly startsAt: components['schemas']['IsoTime'];
      readonly endsAt: components['schemas']['IsoTime'];
      readonly paidBy: {
        readonly restaurantName: string;
        readonly ownerName: string;
        readonly email: string;
        readonly address: string | null;
        readonly gstNumber: string | null;
      };
    };
    readonly Received: {
      /** @constant */
      readonly received: true;
    };
    readonly Resent: {
      readonly message: string;
    };
    readonly ResetAsked: {
      readonly message: string;
      /** @description Sent back with the code: then nobody else's tries burn it. */
      readonly resetId: string;
    };
    /** @description A review as `GET /reviews` lists it. */
    readonly ReviewView: {
      readonly id: number;
      readonly tableNo: number;
      readonly createdAt: components['schemas']['IsoTime'];
      readonly stars: number;
      readonly comment: string | null;
    };
    /** @description What login and verify-otp answer. */
    readonly SessionView: {
      /** @constant */
      readonly requiresOtp?: true;
      readonly email?: string;
      /** @description The sign-up that waits for its code. */
      readonly signUpId?: string;
      /** @constant */
      readonly requiresPlan?: true;
      readonly hasUsedFreeTrial?: boolean;
      readonly token?: string;
      readonly user?: {
        readonly id: number;
        readonly hasUsedFreeTrial: boolean;
      };
    };
    readonly SignedUp: {
      readonly message: string;
      readonly email: string;
      /** @description Sent back with the code, which confirms this sign-up and no other of the address. */
      readonly signUpId: string;
    };
    /** @description Who sit at the table now: `GET /guests/{token}/sitting`. A sitting begins with an order at a table where nothing is open; all of the table see the same, and nothing of those who sat there before. */
    readonly SittingView: {
      /** @description The id of its first order; 0 when nobody has ordered. */
      readonly id: number;
      readonly orders: readonly components['schemas']['GuestOrderView'][];
      readonly bills: readonly components['schemas']['GuestBillView'][];
      /** @description Bills not paid and orders not billed yet. */
      readonly due: components['schemas']['Rupees'];
      /** @description Of `due`: what is not billed yet, to which GST and service charge may come. */
      readonly unbilled: components['schemas']['Rupees'];
      readonly claim: components['schemas']['GuestClaimView'] | null;
      /** @description Everything is billed and paid: its orders are no longer shown. */
      readonly isSettled: boolean;
      readonly hasReviewed: boolean;
    };
    /** @description A bill of this sitting that stands. */
    readonly GuestBillView: {
      readonly billNo: string;
      readonly total: components['schemas']['Rupees'];
      readonly isPaid: boolean;
    };
    readonly Submission: {
      readonly isSubmitDisabled: boolean;
    };
    /** @description A table as `GET /tables` lists it. */
    readonly TableView: {
      readonly id: number;
      readonly tableNo: number;
      /** @description An image as a data address. */
      readonly qrCode: string;
    };
    /** @description What `GET /users/{id}` answers. */
    readonly UserView: {
      readonly id: number;
      readonly email: string;
      readonly restaurantName: string;
      readonly ownerName: string;
      readonly upiId: string | null;
      readonly googleReviewLink: string | null;
      readonly gstNumber: string | null;
      readonly fssaiNumber: string | null;
      readonly phoneNumber: string | null;
      readonly address: string | null;
      readonly profilePicture: string | null;
      readonly planType: components['schemas']['PlanType'] | null;
      readonly planEndDate: components['schemas']['IsoTime'] | null;
      readonly hasUsedFreeTrial: boolean;
    };
  };
  responses: {
    /** @description The request is wrong: `message` is the sentence for the user, `errors` holds every one */
    readonly Refused400: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description No token, or one that has ended */
    readonly Refused401: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description No plan, or a lapsed one */
    readonly Refused402: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description It speaks of another restaurant */
    readonly Refused403: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Unknown, or another restaurant’s */
    readonly Refused404: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The state of things does not allow it */
    readonly Refused409: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The body is too large */
    readonly Refused413: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The body is not JSON */
    readonly Refused415: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description The Idempotency-Key was used for another request */
    readonly Refused422: {
      headers: {
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description Too many requests: `Retry-After` says when to ask again */
    readonly Refused429: {
      headers: {
        /** @description Seconds after which it is worth asking again */
        readonly 'Retry-After'?: string;
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
    /** @description A part is down, or the read models are behind: nothing is known to have been done, ask again after `Retry-After` */
    readonly Refused503: {
      headers: {
        /** @description Seconds after which it is worth asking again */
        readonly 'Retry-After'?: string;
        readonly [name: string]: unknown;
      };
      content: {
        readonly 'application/json': components['schemas']['ErrorBody'];
      };
    };
  };
  parameters: {
    /**
     * @description First and last row, as JSON; at most 1000
     * @example [0,19]
     */
    readonly Range: string;
    /**
     * @description Field and ASC or DESC, as JSON
     * @example ["id","DESC"]
     */
    readonly Sort: string;
    /**
     * @description Fields and their values, as JSON
     * @example {}
     */
    readonly Filter: string;
    /** @description One of your own for each intention: sent again with the same key, it is done once */
    readonly IdempotencyKey: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readonly 'health.health': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Health'];
        };
      };
      /** @description Done */
      readonly 503: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Health'];
        };
      };
    };
  };
  readonly 'sessions.all': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description All of them */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['OpenSessionView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'sessions.endOthers': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['LoggedOut'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'sessions.end': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['LoggedOut'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.signUp': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SignUpRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SignedUp'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.verifyOtp': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['VerifyOtpRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SessionView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.resendOtp': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ResendOtpRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Resent'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.logIn': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['LogInRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SessionView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      /** @description Invalid email or password */
      readonly 401: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.forgotPassword': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['EmailRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ResetAsked'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.resetPassword': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ResetPasswordRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PasswordChanged'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.logOut': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['LogOutRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['LoggedOut'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'access.user': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['UserView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'subscription.choose': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ChoosePlanRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ChosenPlan'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      /** @description The free trial was used already */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'payments.history': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['PlanHistoryEntry'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'payments.begin': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['BeginPaymentRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['BegunPaymentView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      /** @description Too many payments were begun in an hour */
      readonly 429: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The payment provider does not answer */
      readonly 503: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  readonly 'payments.hear': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['AsSent'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Received'];
        };
      };
      /** @description The signature is wrong */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Payments are a sandbox */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      /** @description Razorpay may come again */
      readonly 503: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  readonly 'payments.open': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['BegunPaymentView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description It is not open any more */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'payments.confirm': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ConfirmPaymentRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PlanHistoryEntry'];
        };
      };
      /** @description It proves nothing */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description It is money for something else */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      /** @description Razorpay does not answer */
      readonly 503: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  readonly 'payments.decide': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['SandboxPaymentRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PlanHistoryEntry'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'payments.receipt': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ReceiptView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'account.change': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'multipart/form-data': components['schemas']['AccountRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['UserView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      /** @description The current password is wrong */
      readonly 403: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      /** @description It is no form, or the file no JPEG, PNG or GIF */
      readonly 415: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 422: components['responses']['Refused422'];
      /** @description Too many pictures in an hour, or wrong passwords */
      readonly 429: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'account.picture': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly restaurantId: number;
        readonly pictureId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The file */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'image/*': string;
        };
      };
      readonly 404: components['responses']['Refused404'];
      /** @description The log is away */
      readonly 503: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  readonly 'restaurant.details': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['RestaurantDetails'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'restaurant.submitDisabled': {
    readonly parameters: {
      readonly query: {
        /** @description Asked by guests, who have no token */
        readonly restaurantId: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Submission'];
        };
      };
      /** @description No restaurant is named */
      readonly 400: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description No such restaurant */
      readonly 404: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description Redis is away */
      readonly 503: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
    };
  };
  readonly 'restaurant.toggle': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Submission'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'settings.all': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['PublicSettings'];
        };
      };
    };
  };
  readonly 'menu.list': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
        /** @description The token’s own */
        readonly restaurantId?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['MenuItemView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.add': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['MenuItemRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MenuItemView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      /** @description The menu is full */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.one': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MenuItemView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.change': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ChangeMenuItemRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MenuItemView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.delete': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Deleted'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.toggle': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MenuItemView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'menu.restore': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['MenuItemView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description The menu is full */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.complete': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['CompleteTableRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['CompletedTable'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      /** @description The table has no recurring orders */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.reprint': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['BillView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description The order has no bill yet */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.markPaid': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OrderView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description The order has no bill yet, or has changed meanwhile */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.undoPayment': {
    readonly parameters: {
      readonly query?: {
        /** @description Instead of a body */
        readonly reason?: string;
      };
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReasonRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OrderView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description The bill is not marked paid, or has changed meanwhile */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.claims': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['PaymentClaimView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'billing.dismiss': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Deleted'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.place': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PlaceOrderRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OrderView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      /** @description An item is disabled, or prices or total are not the menu’s any more */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.live': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['OrderView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.recurring': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['OrderView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.past': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['OrderView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.makeRecurring': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReasonRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OrderView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description It is recurring already, its year is closed, or it has changed meanwhile */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'ordering.delete': {
    readonly parameters: {
      readonly query?: {
        /** @description Instead of a body */
        readonly reason?: string;
      };
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: {
      readonly content: {
        readonly 'application/json': components['schemas']['ReasonRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Deleted'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      /** @description Its year is closed, or it has changed meanwhile */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'tables.list': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['TableView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'tables.generateQr': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['GenerateQrRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['TableView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      /** @description The table has one, there are too many, or the restaurant has no UPI ID yet */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'tables.delete': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['Deleted'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.table': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GuestTableView'];
        };
      };
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.menu': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description All of them */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['GuestMenuItemView'][];
        };
      };
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.sitting': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['SittingView'];
        };
      };
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.order': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['PlaceGuestOrderRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GuestOrderView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 404: components['responses']['Refused404'];
      /** @description No orders are taken from tables, an item is disabled, or prices or total are not the menu’s */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.payment': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GuestPaymentView'];
        };
      };
      readonly 404: components['responses']['Refused404'];
      /** @description Nothing is open on the table, or the restaurant has no UPI ID */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.claim': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['ClaimPaymentRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['GuestClaimView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 404: components['responses']['Refused404'];
      /** @description So much is not open on the table, or staff have not answered the claims before */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'guests.review': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly token: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody: {
      readonly content: {
        readonly 'application/json': components['schemas']['GiveReviewRequest'];
      };
    };
    readonly responses: {
      /** @description Done */
      readonly 201: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ReviewView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 404: components['responses']['Refused404'];
      /** @description The table has shared its opinion */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'reviews.list': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['ReviewView'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'analytics.analytics': {
    readonly parameters: {
      readonly query?: {
        /** @description Such as 2026 */
        readonly year?: string;
        /** @description From 01 to 12, with a year */
        readonly month?: string;
        /** @description From 01 to 31, with a month */
        readonly day?: string;
        /** @description Of the menu, as it was when ordered */
        readonly category?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['AnalyticsView'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'audit.at': {
    readonly parameters: {
      readonly query: {
        /** @description A moment that has passed, such as 2026-11-21T06:30:00Z */
        readonly time: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ListsAt'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'audit.history': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly id: number;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['OrderHistory'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'audit.parked': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description All of them */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['ParkedEvent'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'audit.entries': {
    readonly parameters: {
      readonly query?: {
        /**
         * @description First and last row, as JSON; at most 1000
         * @example [0,19]
         */
        readonly range?: components['parameters']['Range'];
        /**
         * @description Field and ASC or DESC, as JSON
         * @example ["id","DESC"]
         */
        readonly sort?: components['parameters']['Sort'];
        /**
         * @description Fields and their values, as JSON
         * @example {}
         */
        readonly filter?: components['parameters']['Filter'];
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The list */
      readonly 200: {
        headers: {
          /** @description The rows sent, and how many there are: `orders 0-19/431`, or `orders *\/0` */
          readonly 'Content-Range'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': readonly components['schemas']['AuditEntry'][];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'exports.export': {
    readonly parameters: {
      readonly query: {
        /** @description `month`, `year` or `custom` */
        readonly type: string;
        /** @description Of `month` and `year`: 2020 to next year */
        readonly year?: string;
        /** @description Of `month`: numbers from 1 to 12, with commas between them */
        readonly months?: string;
        /** @description Of `custom`: the first day, such as 2026-01-01 */
        readonly from?: string;
        /** @description Of `custom`: the last day, such as 2026-01-31 */
        readonly to?: string;
        /** @description A UUID of the client’s: with it the export can be watched, cancelled, and asked for again */
        readonly exportId?: string;
      };
      readonly header?: never;
      readonly path?: never;
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description The file */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string;
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      /** @description It was cancelled */
      readonly 409: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The exportId was used for another period */
      readonly 422: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      /** @description The restaurant has five exports already */
      readonly 429: {
        headers: {
          /** @description Seconds after which it is worth asking again */
          readonly 'Retry-After'?: string;
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ErrorBody'];
        };
      };
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'exports.status': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: never;
      readonly path: {
        readonly exportId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ExportProgress'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
  readonly 'exports.cancel': {
    readonly parameters: {
      readonly query?: never;
      readonly header?: {
        /** @description One of your own for each intention: sent again with the same key, it is done once */
        readonly 'Idempotency-Key'?: components['parameters']['IdempotencyKey'];
      };
      readonly path: {
        readonly exportId: string;
      };
      readonly cookie?: never;
    };
    readonly requestBody?: never;
    readonly responses: {
      /** @description Done */
      readonly 200: {
        headers: {
          readonly [name: string]: unknown;
        };
        content: {
          readonly 'application/json': components['schemas']['ExportProgress'];
        };
      };
      readonly 400: components['responses']['Refused400'];
      readonly 401: components['responses']['Refused401'];
      readonly 402: components['responses']['Refused402'];
      readonly 403: components['responses']['Refused403'];
      readonly 404: components['responses']['Refused404'];
      readonly 413: components['responses']['Refused413'];
      readonly 415: components['responses']['Refused415'];
      readonly 422: components['responses']['Refused422'];
      readonly 429: components['responses']['Refused429'];
      readonly 503: components['responses']['Refused503'];
    };
  };
}
