export const VerifyOtpPage = () => <h1>VerifyOtpPage</h1>;
